import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * After a change: has everything under this key asked for again. A first answer that is still on its way may be from
 * before the change, and to invalidate alone would wait for it and take it for the newest.
 */
export async function askAnew(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}
