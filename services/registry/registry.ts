/** One public path of a service: who may call, how often, and what differs from other paths. Bodies pass byte for byte. */
export interface PublicPath {
  /** This path and everything below it. */
  readonly prefix: string
  /**
   * `signed-in` asks for a person's access token at the gateway already; the service checks the same token again.
   * `anyone` asks for none, and passes on what stands in `Authorization`.
   */
  readonly access: 'anyone' | 'signed-in'
  /** Requests a minute, for each person where they are signed in and for each address where they are not. */
  readonly perMinute: number
  /** Counts by address where people are signed in, too: against many accounts of one person. */
  readonly countedBy?: 'address'
  /** Fewer of PUT and POST, which cost more; the others are counted apart from them. */
  readonly writesPerMinute?: number
  /** Answers may take long and come in pieces. */
  readonly streams?: boolean
  /** How long an answer may take, where it is not the 5 s that all have. A stream's first event keeps to those. */
  readonly answerMsMax?: number
  /** The largest request, where it is not the 64 KB that all have. */
  readonly bodyBytesMax?: number
  /** Headers of requests that are passed on beside those of all paths, for example `stripe-signature`. */
  readonly passesOn?: readonly string[]
  /** Refusals have the shapes of the auth client instead of problem details. */
  readonly refusesAs?: 'auth-client'
}

/** Sources that the pages may load from, beside this host: additions to the content security policy. */
export type PageSources = Readonly<
  Partial<Record<'connectSrc' | 'frameSrc' | 'imgSrc' | 'mediaSrc', readonly string[]>>
>

export interface ServiceRow {
  /** Of its folder in `services`, its database, its settings (`NAME_URL`) and its tokens. */
  readonly name: string
  /** What of it is public. Nothing else of it exists outside, `/internal` above all. */
  readonly paths: readonly PublicPath[]
  /** What its part of the pages needs, for example `{ mediaSrc: ['blob:'] }`. */
  readonly pageSources?: PageSources
  /** Processes beside `src/main.ts`: `worker` is `src/worker.ts`, and `worker` in the service's definition. */
  readonly moreProcesses?: readonly string[]
}

/** The service needs 45 s at most for a prayer as JSON. */
const WRITING_MS = 55_000

/** The service asks the payment provider, several times for some answers. */
const PAYMENT_MS = 20_000

/** Passwords are hashed a few at a time: where many people come at once, an account that was made is not answered 503. */
const HASHING_MS = 20_000

/**
 * Every service: the gateway routes by this list, and the local stack, the OpenAPI document and the tests start what is
 * on it. A new service is its folder, its `.proto` and one row here.
 */
export const SERVICES = [
  {
    name: 'identity',
    paths: [
      // Wide, since a whole congregation may share one address; identity counts guesses at passwords itself.
      {
        prefix: '/auth/v1',
        access: 'anyone',
        perMinute: 300,
        answerMsMax: HASHING_MS,
        refusesAs: 'auth-client',
      },
      { prefix: '/api/v1/delete-user', access: 'signed-in', perMinute: 10 },
      // Where a person is signed in.
      { prefix: '/api/v1/sessions', access: 'signed-in', perMinute: 60 },
      // How far an erasure is; its person has no account any more.
      { prefix: '/api/v1/erasures', access: 'anyone', perMinute: 60 },
    ],
  },
  {
    name: 'prayers',
    paths: [
      {
        prefix: '/api/v1/generate-prayer',
        access: 'signed-in',
        perMinute: 20,
        streams: true,
        answerMsMax: WRITING_MS,
      },
      { prefix: '/api/v1/read-situation', access: 'signed-in', perMinute: 60 },
      // Asked after each pause in typing.
      { prefix: '/api/v1/suggestions', access: 'signed-in', perMinute: 60 },
      {
        prefix: '/api/v1/generations',
        access: 'signed-in',
        perMinute: 60,
        // A prayer is written, or written again.
        writesPerMinute: 20,
        streams: true,
        answerMsMax: WRITING_MS,
      },
      { prefix: '/api/v1/prayers', access: 'signed-in', perMinute: 120 },
      // A journal of an export, as a whole.
      { prefix: '/api/v1/import', access: 'signed-in', perMinute: 5, bodyBytesMax: 8 * 1024 * 1024 },
      // What somebody shared by a link; anybody with the link may read it.
      { prefix: '/api/v1/shared', access: 'anyone', perMinute: 60, writesPerMinute: 5 },
      { prefix: '/api/v1/verses', access: 'anyone', perMinute: 300 },
      // Pages for those who write the arcs. The service has them on the local stack alone.
      { prefix: '/lab', access: 'anyone', perMinute: 300 },
    ],
  },
  {
    name: 'analytics',
    paths: [
      { prefix: '/api/v1/analytics', access: 'signed-in', perMinute: 60 },
      // Up to 50 events a request. A browser that is refused keeps them and tries again later, so this may be narrow.
      { prefix: '/api/v1/events', access: 'anyone', perMinute: 60 },
    ],
  },
  {
    name: 'billing',
    paths: [
      { prefix: '/api/v1/plans', access: 'anyone', perMinute: 120 },
      { prefix: '/api/v1/create-checkout', access: 'signed-in', perMinute: 10, answerMsMax: PAYMENT_MS },
      { prefix: '/api/v1/customer-portal', access: 'signed-in', perMinute: 10, answerMsMax: PAYMENT_MS },
      // The page after a payment asks every two seconds.
      { prefix: '/api/v1/check-subscription', access: 'signed-in', perMinute: 60, answerMsMax: PAYMENT_MS },
      {
        prefix: '/api/v1/webhooks/stripe',
        access: 'anyone',
        perMinute: 600,
        passesOn: ['stripe-signature'],
        bodyBytesMax: 256 * 1024,
      },
    ],
  },
  {
    name: 'notifications',
    moreProcesses: ['worker'],
    paths: [
      { prefix: '/api/v1/reminders', access: 'signed-in', perMinute: 120 },
      // What calendars read, with a secret key in the address; they come from a few machines for everybody.
      { prefix: '/api/v1/reminders.ics', access: 'anyone', perMinute: 300 },
      // Every mail as its readers get it. The service has these pages on the local stack alone.
      { prefix: '/mail-lab', access: 'anyone', perMinute: 300 },
      { prefix: '/api/v1/push', access: 'signed-in', perMinute: 60 },
      { prefix: '/api/v1/psalm-mails', access: 'signed-in', perMinute: 60 },
      { prefix: '/api/v1/newsletter', access: 'anyone', perMinute: 60, writesPerMinute: 20 },
      // The links at the end of mails. A mail provider may press many of them at once.
      { prefix: '/api/v1/stop', access: 'anyone', perMinute: 300 },
      // What the mail provider reports.
      {
        prefix: '/api/v1/mail-events',
        access: 'anyone',
        perMinute: 600,
        passesOn: ['selah-signature'],
        bodyBytesMax: 256 * 1024,
      },
    ],
  },
] as const satisfies readonly ServiceRow[]

export type ServiceName = (typeof SERVICES)[number]['name']

/** The setting that says where a service answers. */
export function urlSettingOf(name: string): string {
  return `${name.toUpperCase()}_URL`
}
