import type { Page } from './find-pages.ts'

export async function drawCards(
  _pages: readonly Page[],
  _cardPath: (path: string) => string,
): Promise<[string, Uint8Array][]> {
  return []
}
