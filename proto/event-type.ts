import type { DescMessage } from '@bufbuild/protobuf'

/** A kind of event: what it is called on the wire, and the message it carries. */
export interface EventType<Schema extends DescMessage = DescMessage> {
  /** `<service>.<what_happened>.v<n>`; the published subject adds `.<person or aggregate id>`. */
  readonly subject: string
  readonly schema: Schema
  /** The option `(selah.v1.passing)` of the message: kept for a day, and dropped where there is no room. */
  readonly isPassing?: true
}

export function event<Schema extends DescMessage>(subject: string, schema: Schema): EventType<Schema> {
  return { subject, schema }
}

export function passing<Schema extends DescMessage>(subject: string, schema: Schema): EventType<Schema> {
  return { subject, schema, isPassing: true }
}
