import { headers, type MsgHdrs } from '@nats-io/transport-node'
import { TRACEPARENT } from '../trace.ts'

export interface OutgoingEvent {
  readonly eventId: string
  readonly subject: string
  readonly createdAt: Date
  readonly traceparent: string | null
}

/** CloudEvents 1.0 attributes as NATS headers (the protocol binding's binary mode, prefix `ce-`). */
export function cloudEventHeaders({ eventId, subject, createdAt, traceparent }: OutgoingEvent): MsgHdrs {
  const tokens = subject.split('.')
  const result = headers()
  result.set('ce-specversion', '1.0')
  result.set('ce-id', eventId)
  result.set('ce-source', `/selah/${tokens[0]}`)
  result.set('ce-type', tokens.slice(0, -1).join('.'))
  result.set('ce-subject', tokens.at(-1) ?? '')
  result.set('ce-time', createdAt.toISOString())
  result.set('ce-datacontenttype', 'application/protobuf')
  if (traceparent) result.set(`ce-${TRACEPARENT}`, traceparent)
  if (traceparent) result.set(TRACEPARENT, traceparent)
  return result
}
