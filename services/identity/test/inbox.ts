import type { AddressInfo } from 'node:net'
import { eventually } from '@selah/kit/testing/eventually'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly messageId: string
  /** The first link in it, as a mail program would open it. */
  readonly link: string
  /** Its six digits. */
  readonly code: string
}

/** How the server answers a mail, beside keeping it. */
type Refusal = { readonly responseCode: number } | undefined

/** A real mail server that keeps what it is given. */
export async function startInbox(port = 0) {
  const received: ReceivedMail[] = []
  let refusal: Refusal
  let dropsAnswers = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, callback) {
      callback(refusal ? Object.assign(new Error(`no such mailbox`), refusal) : null)
    },
    onData(stream, _session, callback) {
      simpleParser(stream).then(
        (mail) => {
          received.push(asReceived(mail))
          callback(dropsAnswers ? Object.assign(new Error('try later'), { responseCode: 451 }) : null)
        },
        (error: Error) => callback(error),
      )
    },
  })
  // A client that goes away in the middle is no reason for a test to fail.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const listening = server.server.address() as AddressInfo
  return {
    received,
    smtpUrl: `smtp://127.0.0.1:${listening.port}`,
    /** The newest mail to an address, once it is there. */
    newest: (to: string, subject = '') =>
      eventually(`a mail to ${to}`, async () =>
        received.findLast((mail) => mail.to === to && mail.subject.includes(subject)),
      ),
    /** The n-th mail to an address, counted from 1, once it is there. */
    nth: (to: string, n: number) =>
      eventually(`mail ${n} to ${to}`, async () => received.filter((mail) => mail.to === to)[n - 1]),
    /** Says no to every recipient, until called with nothing. */
    refuse: (next: Refusal) => {
      refusal = next
    },
    /** Takes mails and then says it did not. */
    dropAnswers: (next: boolean) => {
      dropsAnswers = next
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function asReceived(mail: ParsedMail): ReceivedMail {
  const text = mail.text ?? ''
  const to = Array.isArray(mail.to) ? mail.to[0] : mail.to
  return {
    to: to?.value[0]?.address ?? '',
    subject: mail.subject ?? '',
    text,
    html: mail.html || '',
    messageId: mail.messageId ?? '',
    link: /https?:\S+/.exec(text)?.[0] ?? '',
    code: /\b\d{6}\b/.exec(text)?.[0] ?? '',
  }
}
