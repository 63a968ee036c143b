import { placeIn } from '../storage.ts'

const place = placeIn('session', 'came_from')

/** Where somebody was when their session was lost, to lead them back. Of a page that was just opened nobody knows whose it was. */
export const cameFrom = {
  find(userId: string): string | undefined {
    const kept = place.read()
    if (typeof kept !== 'object' || kept === null) return undefined
    const { path, of }: { path?: unknown; of?: unknown } = kept
    // Only a path of ours: it is navigated to.
    const isOurs = typeof path === 'string' && /^\/(?!\/)/.test(path)
    return isOurs && (of === undefined || of === userId) ? path : undefined
  },
  note: (path: string, of: string | undefined) => place.write({ path, of }),
  forget: place.forget,
}
