import type { Consumer } from '@selah/kit/events/inbox'
import { onUserUpdated } from './on-user-updated.ts'

/** What this service listens to, beside erasure. */
export const consumers: readonly Consumer[] = [onUserUpdated]
