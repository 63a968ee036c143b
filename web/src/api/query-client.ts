import { onlineManager, QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError } from './errors.ts'

/** As fresh as new: what was asked for while the code of a page came is not asked again by the page. */
export const WHILE_LOADING_MS = 5000

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Offline, a call fails and says so; 'online' would wait in silence for ever.
      networkMode: 'always',
      retry: (failures, error) => failures < 1 && !isRefusal(error),
    },
    mutations: { networkMode: 'always' },
  },
})

// A page that is opened without a network would take the network's return for no news.
if (!import.meta.env.SSR) onlineManager.setOnline(navigator.onLine)

/** The server understood and said no: asking again changes nothing. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500
}

/**
 * After a change: has everything under this key asked for again. A first answer that is still on its way may be from
 * before the change, and to invalidate alone would wait for it and take it for the newest.
 */
export async function askAnew(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}
