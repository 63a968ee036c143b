import { randomUUID } from 'node:crypto'
import { create, toBinary } from '@bufbuild/protobuf'
import { consumeOnce, type DeliveredEvent } from '@selah/kit/events/inbox'
import { eventually } from '@selah/kit/testing/eventually'
import { Refunded } from '@selah/proto/events'
import { describe, expect, test } from 'vitest'
import { onRefunded } from '../src/consumers/on-refunded.ts'
import { newAddress, startIdentity } from './harness.ts'

describe('security mail', () => {
  test('says the same as text and as HTML, and can be told apart by its id', async () => {
    await using identity = await startIdentity({
      PRODUCT_NAME: 'Selah & Söhne <3',
      SUPPORT_EMAIL: 'help@example.com',
    })
    const { email } = await identity.signedUp()
    await identity.client().resetPasswordForEmail(email)

    const mail = await identity.inbox.newest(email)

    expect(mail.subject).toBe('Choose a new password for Selah & Söhne <3')
    expect(mail.html).toContain('Selah &amp; Söhne &lt;3')
    expect(mail.html).toContain(mail.code)
    expect(mail.html).toContain(mail.link.replaceAll('&', '&amp;'))
    expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@localhost>$/)
  })

  test('lies sealed until it is sent, and is gone then', async () => {
    await using identity = await startIdentity()
    const { email } = await identity.signedUp()
    identity.inbox.refuse({ responseCode: 451 })
    await identity.client().resetPasswordForEmail(email)

    const [waiting] = await identity.query('select * from mails')
    expect(JSON.stringify(waiting)).not.toContain(email)

    identity.inbox.refuse(undefined)
    identity.passTime(60_000)
    await identity.inbox.newest(email)
    await eventually('the row to go', async () => (await identity.query('select 1 from mails')).length === 0)
  })

  // The server took the mail and the answer was lost: better twice than never, and receivers can drop the second.
  test('is sent again under the same id when nobody knows whether it arrived', async () => {
    await using identity = await startIdentity()
    const { email } = await identity.signedUp()
    identity.inbox.dropAnswers(true)
    await identity.client().resetPasswordForEmail(email)
    const first = await identity.inbox.nth(email, 1)

    identity.inbox.dropAnswers(false)
    identity.passTime(60_000)
    const second = await identity.inbox.nth(email, 2)

    expect(second.messageId).toBe(first.messageId)
    expect(second.code).toBe(first.code)
  })

  test('is dropped when the server knows no such mailbox', async () => {
    await using identity = await startIdentity()
    const { email } = await identity.signedUp()
    identity.inbox.refuse({ responseCode: 550 })

    await identity.client().resetPasswordForEmail(email)

    await eventually('the row to go', async () => (await identity.query('select 1 from mails')).length === 0)
    expect(identity.logs()).toContain('refused by the mail server')
  })

  test('is dropped when it would come too late to be of use', async () => {
    await using identity = await startIdentity()
    const { email } = await identity.signedUp()
    identity.inbox.refuse({ responseCode: 451 })
    await identity.client().resetPasswordForEmail(email)
    await eventually('a first attempt', async () => identity.logs().includes('mail not sent'))

    identity.passTime(2 * 60 * 60_000)

    await eventually('the row to go', async () => (await identity.query('select 1 from mails')).length === 0)
    expect(identity.inbox.received).toEqual([])
  })

  test('to one address never holds up another', async () => {
    await using identity = await startIdentity()
    const [ana, bento] = [await identity.signedUp(), await identity.signedUp(newAddress())]
    identity.inbox.refuse({ responseCode: 451 })
    await identity.client().resetPasswordForEmail(ana.email)
    await eventually('a first attempt', async () => identity.logs().includes('mail not sent'))
    identity.inbox.refuse(undefined)

    await identity.client().resetPasswordForEmail(bento.email)

    expect(await identity.inbox.newest(bento.email)).toMatchObject({ to: bento.email })
  })
})

// D-01b
describe('the mail of a refund', () => {
  test('says how much, once, to the address the person has', async () => {
    await using identity = await startIdentity()
    const { email, userId } = await identity.signedUp()
    const refunded = refundOf(userId)

    await consumeOnce(identity.deps.pool, onRefunded, [refunded])
    await consumeOnce(identity.deps.pool, onRefunded, [refunded])
    const mail = await identity.inbox.newest(email)

    expect(mail.subject).toBe('Your payment to Selah is refunded')
    expect(mail.text).toContain('your payment of $39.99 in full')
    await eventually('the row to go', async () => (await identity.query('select 1 from mails')).length === 0)
    expect(identity.inbox.received.filter(({ to }) => to === email)).toHaveLength(1)
  })

  test('is written for nobody whose account is gone', async () => {
    await using identity = await startIdentity()

    await consumeOnce(identity.deps.pool, onRefunded, [refundOf(randomUUID())])

    expect(await identity.query('select 1 from mails')).toEqual([])
  })
})

function refundOf(userId: string): DeliveredEvent {
  const said = create(Refunded.schema, { userId, invoiceId: 'in_1', amount: 3999n, currency: 'usd' })
  const payload = toBinary(Refunded.schema, said)
  return { eventId: randomUUID(), subject: `${Refunded.subject}.${userId}`, payload, traceparent: null }
}
