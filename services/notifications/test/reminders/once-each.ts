import { eventually } from '@selah/kit/testing/eventually'
import { expect } from 'vitest'
import type { startWorld } from './world.ts'

export const PEOPLE = 60
type World = Awaited<ReturnType<typeof startWorld>>

/** Waits until every reminder has an end. */
export async function settled(world: World): Promise<Record<string, number>> {
  return eventually(
    'every reminder has an end',
    async () => {
      const states = await world.states()
      const total = Object.values(states).reduce((sum, count) => sum + count, 0)
      return !states.pending && !states.sending && total === PEOPLE && states
    },
    60_000,
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
}
