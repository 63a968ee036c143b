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
  /** Resolves when the server has taken the mail; throws when it has not, or when that is unknown. */
  send(mail: Mail): Promise<void>
}

const SMTP_TIMEOUT_MS = 10_000

/** A mailer over SMTP (`smtp://user:pass@host:port`, `smtps://…`). */
export function createMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  })
  return {
    async send(mail) {
      await transport.sendMail({ ...mail, from })
    },
    async [Symbol.asyncDispose]() {
      transport.close()
    },
  }
}
