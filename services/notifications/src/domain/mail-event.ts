import { createHmac, timingSafeEqual } from 'node:crypto'
import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'

/** Older reports are refused, so that nobody sends one again that they have overheard. */
const TOLERANCE_S = 300

/** What a mail provider reports of one address. */
const MailEvent = Type.Object({
  type: Type.Enum(['bounce', 'complaint']),
  /** Of a bounce: whether it is final. */
  permanent: Type.Optional(Type.Boolean()),
  address: Type.String({ minLength: 3, maxLength: 320 }),
})
export type MailEvent = Static<typeof MailEvent>

const Report = Type.Object({ events: Type.Array(MailEvent, { maxItems: 500 }) })

/** Undefined for what has not the shape of a report. */
export function readReport(body: Buffer): readonly MailEvent[] | undefined {
  try {
    const report: unknown = JSON.parse(body.toString())
    return Value.Check(Report, report) ? report.events : undefined
  } catch {
    return undefined
  }
}

/** `t=1700000000,v1=<hex>`: when it was signed, and the HMAC-SHA-256 of `<t>.<body>`. */
export function signReport(body: Buffer | string, secret: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000)
  return `t=${t},v1=${macOf(body, secret, t).toString('hex')}`
}

/** Whether one of our secrets has signed exactly these bytes a short time ago. */
export function isSigned(body: Buffer, signature: string, secrets: readonly string[], now: Date): boolean {
  const [, t, hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  if (!t || Math.abs(now.getTime() / 1000 - Number(t)) > TOLERANCE_S) return false
  const given = Buffer.from(hex, 'hex')
  return secrets.some((secret) => timingSafeEqual(given, macOf(body, secret, Number(t))))
}

function macOf(body: Buffer | string, secret: string, t: number): Buffer {
  return createHmac('sha256', secret).update(`${t}.`).update(body).digest()
}
