import { expect, test } from 'vitest'
import { Busy } from '../errors.ts'
import { createPasswordHasher } from './password-hasher.ts'

test('a flood is refused where the queue ends, and those in it are served', async () => {
  const hasher = await createPasswordHasher()

  const asked = await Promise.allSettled(Array.from({ length: 120 }, () => hasher.hash('still waters 23')))

  const refused = asked.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(asked.length - refused.length).toBeGreaterThanOrEqual(100)
  for (const each of refused) expect((each as PromiseRejectedResult).reason).toBeInstanceOf(Busy)
})
