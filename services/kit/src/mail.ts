import { createPrivateKey, type KeyObject } from 'node:crypto'
import { createTransport } from 'nodemailer'
import Signer from 'nodemailer/lib/dkim'

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
const CONNECTIONS_MAX = 10
/** Ended by us, before a server does: a mail that begins just then would have to be tried again. */
const IDLE_MS = 5_000

/** Signs what is sent (RFC 6376), so that receivers believe the sender and the headers. */
export interface Dkim {
  readonly domain: string
  readonly selector: string
  /** PEM. */
  readonly privateKey: string
}

/** What a signature covers. RFC 8058 wants both headers of unsubscribing; nodemailer's own list lacks the second. */
const SIGNED_HEADERS = [
  ...['From', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'MIME-Version', 'Content-Type'],
  ...['Content-Transfer-Encoding', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':')

/** A mailer over SMTP (`smtp://user:pass@host:port`, `smtps://…`). Connections stay open from one mail to the next. */
export function createMailer(smtpUrl: string, from: string, dkim?: Dkim): Mailer {
  const signer = dkim && signerOf(dkim)
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS_MAX,
    idleTimeout: IDLE_MS,
    // Whether a mail whose connection ends is tried again is decided by who keeps its row.
    maxRequeues: 0,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  })
  // Mails that were read to their end, which happens once the server has agreed to take the message.
  const handedOver = new Set<unknown>()
  transport.use('stream', ({ data, message }, done) => {
    // Before the stream is watched: a signer reads the whole mail while the server is still asked about its recipient.
    if (signer) message.processFunc((stream) => signer.sign(stream))
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

function signerOf({ domain, selector, privateKey }: Dkim): Signer {
  return new Signer({
    ...{ domainName: domain, keySelector: selector, privateKey: readKey(privateKey) },
    headerFieldNames: SIGNED_HEADERS,
  })
}

/** Read once: a key that is given to a signer as text is read for each mail. */
function readKey(pem: string): KeyObject {
  try {
    return createPrivateKey(pem)
  } catch (cause) {
    throw new Error('the key that signs mails (DKIM) is no private key in PEM', { cause })
  }
}
