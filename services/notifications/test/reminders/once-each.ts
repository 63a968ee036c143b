import { eventually } from '@selah/kit/testing/eventually'
import { expect } from 'vitest'
import type { startWorldOn } from './world.ts'

/** How many are due in each test. `PEOPLE=5000` asks for the long run. */
export const PEOPLE = Number(process.env.PEOPLE ?? 60)
const IS_LONG = process.env.PEOPLE !== undefined
/** A busy machine sends some twenty in a second. */
export const WITHIN_MS = 60_000 + PEOPLE * 50
type World = Awaited<ReturnType<typeof startWorldOn>>

/** Waits until every reminder has an end. */
export async function settled(world: World): Promise<Record<string, number>> {
  return eventually(
    'every reminder has an end',
    async () => {
      const states = await world.states()
      const total = Object.values(states).reduce((sum, count) => sum + count, 0)
      return !states.pending && !states.sending && total === PEOPLE && states
    },
    WITHIN_MS,
  )
}

/** Nobody is reminded twice, and each who was not has a row that says so. */
export async function expectOnceEach(world: World, states: Record<string, number>): Promise<void> {
  const addresses = world.sink.received.map(({ to }) => to)
  expect(new Set(addresses).size).toBe(addresses.length)
  // One that was handed over when its worker died is not known to have arrived.
  const notKnown = states.unknown ?? 0
  expect(addresses.length).toBeGreaterThanOrEqual(states.sent ?? 0)
  expect(addresses.length).toBeLessThanOrEqual((states.sent ?? 0) + notKnown)
  const [{ announced }] = await world.query(
    `select count(*)::int as announced from outbox where subject like 'notifications.reminder_sent.%'`,
  )
  expect(announced).toBe(states.sent ?? 0)
  if (IS_LONG) process.stdout.write(`${expect.getState().currentTestName}: ${JSON.stringify(states)}\n`)
}
