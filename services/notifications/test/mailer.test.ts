import { generateKeyPairSync } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { createMailer, type Mail, UnansweredMail } from '@selah/kit/mail'
import { describe, expect, test } from 'vitest'
import { startMailSink } from './mail-sink.ts'

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const DKIM = { domain: 'example.com', selector: 'first', privateKey }
const SIGNERS = [
  ['unsigned', undefined],
  ['signed', DKIM],
] as const

function mailTo(to: string, id = 'one'): Mail {
  return {
    ...{
      to,
      subject: 'Time to pray',
      text: 'The LORD is my shepherd.',
      html: '<p>The LORD is my shepherd.</p>',
    },
    messageId: `<${id}@example.com>`,
    headers: {
      'List-Unsubscribe': '<https://example.com/api/v1/stop?token=one>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

// RFC 8058, 4: the signature covers both headers, or mail programs offer no button.
test('a signature covers the headers of one-click unsubscribing', async () => {
  await using sink = await startMailSink()
  await using mailer = createMailer(sink.smtpUrl, 'Selah <hello@example.com>', DKIM)

  await mailer.send(mailTo('ana@example.com'))

  const signature = /^DKIM-Signature: .*$/m.exec(sink.received[0]?.headers ?? '')?.[0] ?? ''
  const signed = (/; h=([^;]+)/.exec(signature)?.[1] ?? '').replaceAll(/\s/g, '').split(':')
  expect(signature).toMatch(/d=example\.com.*s=first/)
  expect(signed).toEqual(
    expect.arrayContaining(['from', 'to', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']),
  )
})

describe.each(SIGNERS)('a mail that is %s', (_which, dkim) => {
  test('was not taken by a server that goes away before it asks for the message', async () => {
    await using sink = await startMailSink()
    await using mailer = createMailer(sink.smtpUrl, 'Selah <hello@example.com>', dkim)
    sink.treat('ana@example.com', 'hang up')

    const failure = await mailer.send(mailTo('ana@example.com')).catch((error: unknown) => error)

    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(UnansweredMail)
  })

  test('may have been taken by a server that goes away after it', async () => {
    await using sink = await startMailSink()
    await using mailer = createMailer(sink.smtpUrl, 'Selah <hello@example.com>', dkim)
    sink.treat('ana@example.com', 'drop')

    await expect(mailer.send(mailTo('ana@example.com'))).rejects.toBeInstanceOf(UnansweredMail)
  })

  // Guards the pool: one that tried such a mail again by itself would send it twice.
  test('may have been taken on a connection that has sent others, and is not repeated', async () => {
    await using sink = await startMailSink()
    await using mailer = createMailer(sink.smtpUrl, 'Selah <hello@example.com>', dkim)
    await mailer.send(mailTo('bento@example.com', 'first'))
    sink.treat('ana@example.com', 'drop')

    const failure = await mailer.send(mailTo('ana@example.com', 'second')).catch((error: unknown) => error)
    await mailer.send(mailTo('carla@example.com', 'third'))

    expect(failure).toBeInstanceOf(UnansweredMail)
    expect(sink.to('ana@example.com')).toHaveLength(1)
  })
})

describe('a connection', () => {
  test('serves the mails that come one after the other', async () => {
    await using sink = await startMailSink()
    await using mailer = createMailer(sink.smtpUrl, 'Selah <hello@example.com>')

    for (const id of ['one', 'two', 'three']) await mailer.send(mailTo(`${id}@example.com`, id))

    expect(sink.received).toHaveLength(3)
    expect(sink.connections()).toBe(1)
  })

  test('that the server has ended in between is replaced', async () => {
    await using sink = await startMailSink()
    await using mailer = createMailer(sink.smtpUrl, 'Selah <hello@example.com>')
    await mailer.send(mailTo('ana@example.com', 'one'))

    sink.hangUp()
    await delay(50)
    await mailer.send(mailTo('bento@example.com', 'two'))

    expect(sink.received.map(({ to }) => to)).toEqual(['ana@example.com', 'bento@example.com'])
  })
})

test('a key that cannot be read stops the start: mails would leave unsigned', () => {
  const create = () =>
    createMailer('smtp://127.0.0.1:1', 'Selah <hello@example.com>', { ...DKIM, privateKey: 'no key' })

  expect(create).toThrow('the key that signs mails (DKIM) is no private key in PEM')
})
