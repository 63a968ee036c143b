import { create } from '@bufbuild/protobuf'
import { withTx } from '@selah/kit/db'
import { EntitlementChanged } from '@selah/proto/events'
import { onEntitlementChanged } from '../../src/consumers/on-entitlement-changed.ts'
import { queuePsalms } from '../../src/workers/queue-psalms.ts'
import type { TestLetters } from './harness.ts'

/** What billing says of a person. */
export async function entitle(
  { deps }: TestLetters,
  userId: string,
  { version = 1, premium = true, plan = 'yearly' } = {},
): Promise<void> {
  const { schema } = EntitlementChanged
  const event = create(schema, { userId, version: BigInt(version), premium, plan })
  await withTx(deps.pool, (tx) => onEntitlementChanged.handle(tx, event))
}

/** What the worker does at one time. */
export async function work(letters: TestLetters, time: string): Promise<void> {
  letters.at(time)
  await queuePsalms(letters.deps)
  await letters.send()
}
