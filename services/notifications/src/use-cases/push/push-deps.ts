import type { Clock } from '@selah/kit/clock'
import type { Db, Pool } from '@selah/kit/db'
import type { Logger } from '@selah/kit/log'
import type { PushSender } from '../../clients/push.ts'

export interface PushDeps {
  readonly db: Db
  readonly pool: Pool
  readonly now: Clock
  readonly log: Logger
  /** Undefined without VAPID keys. */
  readonly push: PushSender | undefined
}
