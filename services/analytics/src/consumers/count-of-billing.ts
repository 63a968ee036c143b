import type { Timestamp } from '@bufbuild/protobuf/wkt'
import type { Tx } from '@selah/kit/db'
import { v4 as uuidv4 } from 'uuid'
import { browserEventRepository } from '../db/browser-event-repository.ts'
import { type BillingEventName, billingEvent, type EventProperties } from '../domain/browser-event.ts'
import { timeOf } from './time-of.ts'

/** Counts an event of billing among what happens in browsers: never with whose it was. */
export async function countOfBilling(
  tx: Tx,
  event: BillingEventName,
  properties: EventProperties,
  at: Timestamp | undefined,
): Promise<void> {
  await browserEventRepository.insert(tx, [{ id: uuidv4(), ...billingEvent(event, properties, timeOf(at)) }])
}
