import { createTransport } from 'nodemailer'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The same for every attempt at one mail, so that receivers can drop a second copy: `<id@host>`. */
  readonly messageId: string
  readonly headers?: Record<string, string>
}

export interface Mailer extends AsyncDisposable {
  /** Resolves when the server has taken the mail; throws when it has not, and UnansweredMail when that is unknown. */
  send(mail: Mail): Promise<void>
}

/** The server was given the whole mail, and its answer never came: it may have taken it. */
export class UnansweredMail extends Error {
  override readonly name = 'UnansweredMail'
  readonly code = 'EUNANSWERED'
}

const SMTP_TIMEOUT_MS = 10_000

/** Signs what is sent (RFC 6376), so that receivers believe the sender and the headers. */
export interface Dkim {
  readonly domain: string
  readonly selector: string
  /** PEM. */
  readonly privateKey: string
}

/** A mailer over SMTP (`smtp://user:pass@host:port`, `smtps://…`). */
export function createMailer(smtpUrl: string, from: string, dkim?: Dkim): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    ...(dkim && {
      dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey },
    }),
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  })
  // Mails that were read to their end, which happens once the server has agreed to take the message.
  const handedOver = new Set<unknown>()
  transport.use('stream', ({ data, message }, done) => {
    message.processFunc((stream) => stream.once('end', () => handedOver.add(data.messageId)))
    done()
  })
  return {
    async send(mail) {
      try {
        await transport.sendMail({ ...mail, from })
      } catch (error) {
        const isAnswered = typeof (error as { responseCode?: unknown }).responseCode === 'number'
        if (isAnswered || !handedOver.has(mail.messageId)) throw error
        throw new UnansweredMail('the mail server did not answer', { cause: error })
      } finally {
        handedOver.delete(mail.messageId)
      }
    },
    async [Symbol.asyncDispose]() {
      transport.close()
    },
  }
}
