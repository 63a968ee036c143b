import { createServiceClient } from '@selah/kit/http/service-client'
import { createServiceWatch } from '@selah/kit/http/service-watch'
import type { Mailer } from '@selah/kit/mail'
import type { Base } from '@selah/kit/service/needs'
import { openMailer } from './clients/mailer.ts'
import {
  createFindErasedAddress,
  createFindPerson,
  type FindErasedAddress,
  type FindPerson,
} from './clients/people.ts'
import type { NotificationsConfig, needs } from './config.ts'
import { pushSenderOf } from './push-settings.ts'
import { createCalendarKeys } from './tokens/calendar-keys.ts'
import { createKeyedHash, type KeyedHash } from './tokens/keyed-hash.ts'
import { createStopTokens, type StopTokens } from './tokens/stop-token.ts'
import type { CalendarDeps } from './use-cases/calendar/calendar-link.ts'
import type { PushDeps } from './use-cases/push/push-deps.ts'

type NotificationsBase = Base<(typeof needs)[number]>

export interface NotificationsDeps extends NotificationsBase, CalendarDeps, PushDeps {
  readonly config: NotificationsConfig
  readonly findPerson: FindPerson
  readonly findErasedAddress: FindErasedAddress
  /** Undefined where no mail server is configured. */
  readonly mailer: Mailer | undefined
  readonly stopTokens: StopTokens
  readonly hashes: KeyedHash
}

export function createDeps(
  base: NotificationsBase,
  config: NotificationsConfig,
  lifetime: AsyncDisposableStack,
): NotificationsDeps {
  const { log, identity } = base
  const urls = { identity: config.IDENTITY_URL }
  const watch = lifetime.use(createServiceWatch({ urls, log }))
  const services = createServiceClient({ urls, identity, watch })
  const mailer = openMailer(config)
  if (mailer) lifetime.use(mailer)
  else log.warn('no SMTP_URL: no reminder and no letter is mailed')
  return {
    ...base,
    config,
    findPerson: createFindPerson(services),
    findErasedAddress: createFindErasedAddress(services),
    mailer,
    push: pushSenderOf(config, log),
    calendarKeys: createCalendarKeys(config.STOP_KEY),
    product: config.PRODUCT_NAME,
    publicUrl: new URL(config.PUBLIC_URL),
    stopTokens: createStopTokens(config.STOP_KEY),
    hashes: createKeyedHash(config.STOP_KEY),
  }
}
