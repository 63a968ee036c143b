import { join } from 'node:path'
import { ROOT } from '../paths.ts'
import type { Infrastructure } from './infrastructure.ts'
import type { Mail } from './mail.ts'
import type { Secrets } from './secrets.ts'
import type { ServiceProcess } from './service-process.ts'

/** Services with a database, and so with a role, a vault and keys of their own. */
export const SERVICES = ['identity', 'prayers', 'analytics'] as const
export type ServiceName = (typeof SERVICES)[number]

/** Where each process' `src/main.ts` is. */
export const FOLDERS = [...SERVICES.map((name) => `services/${name}`), 'gateway']

export interface Surroundings {
  /** Where people reach the product. */
  readonly publicUrl: string
  /** By the name of the process. */
  readonly ports: Readonly<Record<string, number>>
  readonly infrastructure: Infrastructure
  readonly mail: Mail
  readonly databases: Readonly<Record<string, string>>
  readonly secrets: Secrets
}

/** READ THIS FIRST: the processes of the local stack and what each is told. Their config.ts says what it means. */
export function processes({ publicUrl, ports, infrastructure, mail, databases, secrets }: Surroundings) {
  const url = (name: ServiceName | 'gateway') => `http://127.0.0.1:${ports[name]}`
  const everybody = {
    ENVIRONMENT: 'local',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
    PUBLIC_URL: publicUrl,
    NATS_URL: infrastructure.nats,
    IDENTITY_URL: url('identity'),
    TOKEN_ISSUER: `${publicUrl}/auth/v1`,
    TRUSTED_CALLERS: [...SERVICES, 'gateway' as const].map((name) => `${name}=${url(name)}`).join(','),
  }
  // One says it, the other judges.
  const passwords = { PASSWORD_LENGTH_MIN: process.env.PASSWORD_LENGTH_MIN ?? '6' }
  const service = (name: ServiceName, env: Record<string, string> = {}): ServiceProcess => ({
    name,
    folder: `services/${name}`,
    url: url(name),
    env: {
      ...everybody,
      DATABASE_URL: databases[name] ?? '',
      DATABASE_POOL_MAX: '5',
      VAULT_KEYS: secrets.services[name]?.vaultKeys ?? '',
      SERVICE_PRIVATE_KEY: secrets.services[name]?.privateKey ?? '',
      ...env,
    },
  })
  const gateway: ServiceProcess = {
    name: 'gateway',
    folder: 'gateway',
    url: url('gateway'),
    env: {
      ...everybody,
      PRAYERS_URL: url('prayers'),
      ANALYTICS_URL: url('analytics'),
      REDIS_URL: infrastructure.redis,
      RATE_LIMITS: 'local',
      SERVICE_PRIVATE_KEY: secrets.services.gateway?.privateKey ?? '',
      WEB_DIR: join(ROOT, 'web', 'dist'),
      ...passwords,
      PRODUCT_NAME: process.env.PRODUCT_NAME ?? 'Selah',
      SUPPORT_EMAIL: process.env.SUPPORT_EMAIL ?? 'support@selah.example',
    },
  }
  const services = [
    service('identity', {
      ...passwords,
      SIGNING_KEYS: secrets.signingKeys,
      SMTP_URL: mail.smtp,
      MAIL_FROM: process.env.MAIL_FROM ?? 'Selah <hello@selah.example>',
      SIGNUP_AUTOCONFIRM: 'true',
      RATE_LIMITS: 'local',
      COMMON_PASSWORDS: process.env.COMMON_PASSWORDS ?? 'allowed',
    }),
    service('prayers'),
    service('analytics'),
  ]
  return { services, gateway }
}
