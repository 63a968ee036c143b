import { randomUUID } from 'node:crypto'
import { fromBinary } from '@bufbuild/protobuf'
import { withTx } from '@selah/kit/db'
import { people, startTestService } from '@selah/kit/testing/service'
import { EVENTS } from '@selah/proto/events'
import type { ErasedAddress, Person } from '../../src/clients/people.ts'
import { service } from '../../src/service.ts'
import { stopLetter } from '../../src/use-cases/letters/stop-letter.ts'
import { startMailSink } from '../mail-sink.ts'
import { sendConfirmations, sendLetters, sendPsalms } from '../send-due.ts'

export const MAIL_EVENTS_SECRET = 'a secret of the mail provider'
const HOUR_MS = 60 * 60_000

export interface LettersOptions {
  readonly settings?: Readonly<Record<string, string>>
  readonly databaseUrl?: string
}

let addresses = 0
export const newAddress = () => `reader-${process.pid}-${addresses++}@example.com`

/** The service on a real database and before a real mail server, without NATS and background work. */
export async function startLetters(options: LettersOptions = {}) {
  await using opened = new AsyncDisposableStack()
  const sink = opened.use(await startMailSink())
  const known = new Map<string, Person>()
  const erased = new Map<string, ErasedAddress>()
  let aheadMs = 0
  let isIdentityAway = false
  const { app, deps, databaseUrl, logged } = opened.use(
    await startTestService(service, {
      ...(options.databaseUrl && { databaseUrl: options.databaseUrl }),
      settings: {
        STOP_KEY: 'a secret that never changes',
        SMTP_URL: sink.smtpUrl,
        MAIL_EVENTS_SECRET: `older secret,${MAIL_EVENTS_SECRET}`,
        LETTERS_PER_SECOND: '100000',
        ...options.settings,
      },
      base: { now: () => new Date(Date.now() + aheadMs) },
      deps: {
        findPerson: async (userId) => {
          if (isIdentityAway) throw new Error('identity is away')
          return known.get(userId)
        },
        findErasedAddress: async (erasureId) => {
          if (isIdentityAway) throw new Error('identity is away')
          return erased.get(erasureId)
        },
      },
    }),
  )
  /** Sends all that is due. */
  const send = async () => {
    for (const round of [sendConfirmations, sendLetters, sendPsalms]) while ((await round(deps)) > 0);
  }
  const query = async (text: string, values: unknown[] = []) => (await deps.pool.query(text, values)).rows
  const post = (path: string, payload: object, remoteAddress = '203.0.113.7') =>
    app.inject({ method: 'POST', url: `/api/v1${path}`, payload, remoteAddress })
  const join = (email: string, remoteAddress?: string) =>
    post('/newsletter', { email, source: 'footer_form' }, remoteAddress)
  const tokenMailedTo = (email: string) =>
    /confirm\?token=(\S+)/.exec(sink.to(email).at(-1)?.text ?? '')?.[1] ?? ''
  const confirm = (token: string) => post('/newsletter/confirm', { token })
  const lifetime = opened.move()
  return {
    ...{ app, deps, databaseUrl, logged, sink, query, post, join, confirm, send, tokenMailedTo },
    passTime: (hours: number) => {
      aheadMs += hours * HOUR_MS
    },
    /** Sets the clock of the service. */
    at: (time: string) => {
      aheadMs = new Date(time).getTime() - Date.now()
    },
    identity: {
      isAway: (away: boolean) => {
        isIdentityAway = away
      },
      knows: (person: Partial<Person> = {}) => {
        const id = person.id ?? randomUUID()
        const whole = { id, email: newAddress(), name: 'Ana', ...person }
        known.set(id, whole)
        return whole
      },
      forgets: (userId: string) => void known.delete(userId),
      /** Deletes an account. Returns the id of the erasure. */
      erases: (userId: string) => {
        const erasureId = randomUUID()
        const requestedAt = new Date(Date.now() + aheadMs)
        erased.set(erasureId, { email: known.get(userId)?.email ?? '', requestedAt })
        known.delete(userId)
        return erasureId
      },
    },
    /** Somebody who has joined and confirmed. */
    async subscriber(email = newAddress()) {
      await join(email, `198.51.100.${addresses % 250}`)
      await send()
      await confirm(tokenMailedTo(email))
      const [row] = await query('select id from letter_subscribers where email = $1', [email])
      return { email, id: row?.id as string }
    },
    /** Unsubscribes. */
    stop: (id: string) => withTx(deps.pool, (tx) => stopLetter(tx, id, 'link', deps.now())),
    /** Signed in. */
    async as(userId: string, method: 'GET' | 'PUT', path: string, payload?: object) {
      const authorization = `Bearer ${await people.tokenFor(userId)}`
      return app.inject({
        method,
        url: `/api/v1${path}`,
        headers: { authorization },
        ...(payload && { payload }),
      })
    },
    /** Events of the outbox, oldest first. */
    async announced() {
      const rows = await query('select subject, key, payload from outbox order by seq')
      return rows.map(({ subject, key, payload }) => {
        const event = EVENTS.find((each) => subject === `${each.subject}.${key}`)
        if (!event) throw new Error(`${subject} is not in the catalogue`)
        return {
          subject: event.subject,
          message: fromBinary(event.schema, payload) as Record<string, unknown> & object,
        }
      })
    },
    [Symbol.asyncDispose]: () => lifetime.disposeAsync(),
  }
}

export type TestLetters = Awaited<ReturnType<typeof startLetters>>
