import { personPlace } from '../storage.ts'

/** Where somebody was when their session was lost, to lead them back. A page that was just opened has no known owner. */
export const cameFrom = personPlace('came_from', {
  area: 'tab',
  version: 1,
  // Only a path of ours: it is navigated to.
  read: (stored) => (typeof stored === 'string' && /^\/(?!\/)/.test(stored) ? stored : undefined),
})
