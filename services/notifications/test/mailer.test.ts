import { generateKeyPairSync } from 'node:crypto'
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

function mailTo(to: string): Mail {
  return {
    ...{
      to,
      subject: 'Time to pray',
      text: 'The LORD is my shepherd.',
      html: '<p>The LORD is my shepherd.</p>',
    },
    messageId: '<one@example.com>',
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
})
