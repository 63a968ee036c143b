import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { SERVICES, type ServiceRow, urlSettingOf } from '@selah/registry'
import { ROOT } from '../paths.ts'
import type { Secrets } from './data-folder/secrets.ts'
import type { Infrastructure } from './infrastructure.ts'
import type { Mail } from './mail.ts'
import type { ServiceProcess } from './service-process.ts'

const rows: readonly ServiceRow[] = SERVICES

/** Services with a database, and so with a role, a vault and keys of their own. */
export const NAMES = rows.map(({ name }) => name)

/** A process, and the file that runs it. */
interface Program {
  /** Its service's name, and for a further process that one's: `notifications-worker`. */
  readonly name: string
  readonly service: string
  readonly folder: string
  readonly entry: string
}

/** Plays Stripe where there is no key for the real one. */
const SANDBOX: readonly Program[] = process.env.STRIPE_SECRET_KEY
  ? []
  : [{ name: 'sandbox', service: 'sandbox', folder: 'services/sandbox', entry: 'src/main.ts' }]

const OWN_PROGRAMS: readonly Program[] = rows.flatMap(({ name, moreProcesses = [] }) =>
  ['main', ...moreProcesses].map((each) => ({
    name: each === 'main' ? name : `${name}-${each}`,
    service: name,
    folder: `services/${name}`,
    entry: `src/${each}.ts`,
  })),
)

const PROGRAMS = [...OWN_PROGRAMS, ...SANDBOX]

/** The files that are run, from the root of the checkout. */
export const ENTRIES = [...PROGRAMS, { folder: 'gateway', entry: 'src/main.ts' }].map(({ folder, entry }) =>
  join(folder, entry),
)

/** Every process, by name. */
export const PROCESS_NAMES = [...PROGRAMS.map(({ name }) => name), 'gateway']

export interface Surroundings {
  /** Where people reach the product. */
  readonly publicUrl: string
  /** By the name of the process. */
  readonly ports: Readonly<Record<string, number>>
  /** Where each says its numbers. */
  readonly metricsPorts: Readonly<Record<string, number>>
  readonly infrastructure: Infrastructure
  readonly mail: Mail
  readonly databases: Readonly<Record<string, string>>
  readonly secrets: Secrets
  /** Where the sandbox keeps what people bought. */
  readonly stripeState?: string
}

/** The sandbox takes any; it opens nothing. */
export const SANDBOX_KEY = 'sk_test_sandbox'

/** READ THIS FIRST: the processes of the local stack and what each is told. Their config.ts says what it means. */
export function processes(surroundings: Surroundings) {
  const { publicUrl, ports, metricsPorts, infrastructure, mail, databases, secrets } = surroundings
  const url = (name: string) => `http://127.0.0.1:${ports[name]}`
  const everybody = {
    ENVIRONMENT: 'local',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
    PUBLIC_URL: publicUrl,
    NATS_URL: infrastructure.nats,
    REDIS_URL: infrastructure.redis,
    TOKEN_ISSUER: `${publicUrl}/auth/v1`,
    TRUSTED_CALLERS: [...NAMES, 'gateway'].map((name) => `${name}=${url(name)}`).join(','),
    ...Object.fromEntries(NAMES.map((name) => [urlSettingOf(name), url(name)])),
  }
  // One says it, the other judges.
  const passwords = { PASSWORD_LENGTH_MIN: process.env.PASSWORD_LENGTH_MIN ?? '6' }
  const stripe = { STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString('base64url')}` }
  /** What only one service is told. */
  const own: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    identity: {
      ...passwords,
      SIGNING_KEYS: secrets.signingKeys,
      SMTP_URL: mail.smtp,
      MAIL_FROM: process.env.MAIL_FROM ?? 'Selah <hello@selah.example>',
      SIGNUP_AUTOCONFIRM: 'true',
      RATE_LIMITS: 'local',
      COMMON_PASSWORDS: process.env.COMMON_PASSWORDS ?? 'allowed',
    },
    notifications: {
      SMTP_URL: mail.smtp,
      MAIL_FROM: process.env.MAIL_FROM ?? 'Selah <hello@selah.example>',
      PRODUCT_NAME: process.env.PRODUCT_NAME ?? 'Selah',
      // It stays as long as the data folder, so that old links keep working.
      STOP_KEY: secrets.services.notifications?.vaultKeys ?? '',
      VAPID_PUBLIC_KEY: secrets.vapid?.publicKey ?? '',
      VAPID_PRIVATE_KEY: secrets.vapid?.privateKey ?? '',
      VAPID_SUBJECT: 'mailto:support@selah.example',
      // The sandbox plays a push service on this machine.
      PUSH_ENDPOINTS: 'any',
    },
    ...(SANDBOX.length > 0 && {
      billing: { ...stripe, STRIPE_SECRET_KEY: SANDBOX_KEY, STRIPE_API_URL: url('sandbox') },
      sandbox: {
        ...stripe,
        STRIPE_WEBHOOK_URL: `${url('billing')}/api/v1/webhooks/stripe`,
        STRIPE_STATE_FILE: surroundings.stripeState ?? '',
      },
    }),
  }
  const services = PROGRAMS.map(
    ({ name, service, folder, entry }): ServiceProcess => ({
      ...{ name, folder, entry, url: url(name) },
      env: {
        ...everybody,
        METRICS_PORT: String(metricsPorts[name] ?? ''),
        DATABASE_URL: databases[service] ?? '',
        DATABASE_POOL_MAX: '5',
        VAULT_KEYS: secrets.services[service]?.vaultKeys ?? '',
        SERVICE_PRIVATE_KEY: secrets.services[service]?.privateKey ?? '',
        ...own[service],
      },
    }),
  )
  const gateway: ServiceProcess = {
    ...{ name: 'gateway', folder: 'gateway', entry: 'src/main.ts', url: url('gateway') },
    env: {
      ...everybody,
      METRICS_PORT: String(metricsPorts.gateway ?? ''),
      RATE_LIMITS: 'local',
      SERVICE_PRIVATE_KEY: secrets.services.gateway?.privateKey ?? '',
      WEB_DIR: join(ROOT, 'web', 'dist'),
      ...passwords,
      PLANS_OPEN: process.env.PLANS_OPEN ?? 'true',
      PRODUCT_NAME: process.env.PRODUCT_NAME ?? 'Selah',
      SUPPORT_EMAIL: process.env.SUPPORT_EMAIL ?? 'support@selah.example',
    },
  }
  return { services, gateway }
}
