import { people } from '@selah/kit/testing/service'
import { scanReminders } from '../../src/workers/scan-reminders.ts'
import { type LettersOptions, startLetters } from '../letters/harness.ts'
import { sendReminders } from '../send-due.ts'

export const DAILY = { time: '09:00', days_of_week: [1, 2, 3, 4, 5, 6, 7], timezone: 'Europe/Lisbon' }

/** The service of the letters' tests, with people who set reminders. The clock stands before nine in Lisbon. */
export async function startReminders(options: LettersOptions = {}) {
  const started = await startLetters(options)
  started.at('2026-07-06T07:00:00Z')
  const { app, deps, identity } = started
  return {
    ...started,
    /** Somebody who is signed in, and whose address identity knows. */
    person(known: Parameters<typeof identity.knows>[0] = {}) {
      const { id: userId, email } = identity.knows(known)
      const ask = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) => {
        const authorization = `Bearer ${await people.tokenFor(userId)}`
        return app.inject({
          ...{ method, url: `/api/v1${path}`, headers: { authorization } },
          ...(payload && { payload }),
        })
      }
      const list = async () => (await ask('GET', '/reminders')).json()
      const add = async (wish: object = {}) =>
        (await ask('POST', '/reminders', { ...DAILY, ...wish })).json() as {
          id: string
          next_fire_at: string
        }
      return { userId, email, ask, list, add }
    },
    /** What the worker does until nothing is left to do. */
    async work() {
      while ((await scanReminders(deps)) > 0);
      return sendReminders(deps)
    },
    deliveries: () =>
      started.query(
        'select local_date::text, channel, state, reason from deliveries order by created_at, id',
      ),
  }
}

export type TestReminders = Awaited<ReturnType<typeof startReminders>>
export type Person = ReturnType<TestReminders['person']>
