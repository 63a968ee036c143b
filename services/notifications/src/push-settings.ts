import { ConfigError } from '@selah/kit/config'
import type { Logger } from '@selah/kit/log'
import Type, { type Static } from 'typebox'
import { checkVapid, createPushSender, type PushSender } from './clients/push.ts'

export const pushSettings = {
  /** Identify us to push services (RFC 8292), in base64url. Empty: nobody can choose notifications. */
  VAPID_PUBLIC_KEY: Type.String({ default: '' }),
  VAPID_PRIVATE_KEY: Type.String({ default: '' }),
  /** How a push service reaches us: `mailto:` or `https:`. */
  VAPID_SUBJECT: Type.String({ default: '' }),
  /** Which push services are asked. `any` also asks those of our own network, and is refused in production. */
  PUSH_ENDPOINTS: Type.Enum(['public', 'any'], { default: 'public' }),
}
const PushSettings = Type.Object(pushSettings)
export type PushConfig = Static<typeof PushSettings>

/** Refuses half a key pair, keys that are none, and in production what only a developer's machine may have. */
export function checkPushSettings(config: PushConfig & { readonly ENVIRONMENT: string }): void {
  if (config.ENVIRONMENT === 'production' && config.PUSH_ENDPOINTS === 'any') {
    throw new ConfigError('PUSH_ENDPOINTS=any would let anybody have requests sent into our own network')
  }
  if (!isConfigured(config)) return
  try {
    checkVapid(vapidOf(config))
  } catch {
    throw new ConfigError(
      'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT do not make a VAPID identity',
    )
  }
}

/** Undefined without keys. */
export function pushSenderOf(config: PushConfig, log: Logger): PushSender | undefined {
  if (!isConfigured(config)) {
    log.info('no VAPID keys: nobody can choose notifications')
    return undefined
  }
  return createPushSender({ vapid: vapidOf(config), endpoints: config.PUSH_ENDPOINTS, log })
}

function isConfigured({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: PushConfig): boolean {
  return VAPID_PUBLIC_KEY !== '' || VAPID_PRIVATE_KEY !== ''
}

function vapidOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }: PushConfig) {
  return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY, subject: VAPID_SUBJECT }
}
