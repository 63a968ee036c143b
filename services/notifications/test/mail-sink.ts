import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly messageId: string
  /** Unfolded, one a line. */
  readonly headers: string
}

/**
 * What the server does with one recipient: an answer to RCPT TO, or the end of the connection before or
 * after it has the mail. */
export type Treatment = number | 'hang up' | 'drop' | 'take'

/** A server takes a moment to look a recipient up. */
const LOOKS_UP_MS = 50

/** A real mail server that keeps what it is given. */
export async function startMailSink() {
  const received: ReceivedMail[] = []
  let connections = 0
  const treatments = new Map<string, Treatment>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onConnect(_session, callback) {
      connections += 1
      callback()
    },
    onRcptTo({ address }, _session, callback) {
      const treatment = treatments.get(address)
      if (treatment === 'hang up') return void setTimeout(hangUp, LOOKS_UP_MS)
      callback(
        typeof treatment === 'number'
          ? Object.assign(new Error(`${address} is not taken`), { responseCode: treatment })
          : null,
      )
    },
    onData(stream, session, callback) {
      const [recipient] = session.envelope.rcptTo
      simpleParser(stream).then(
        (mail) => {
          received.push(asReceived(mail))
          if (treatments.get(recipient?.address ?? '') !== 'drop') return callback(null)
          hangUp()
        },
        (error: Error) => callback(error),
      )
    },
  })
  server.on('error', () => undefined)
  const hangUp = () => {
    for (const client of server.connections as Set<{ _socket: { destroy(): void } }>) client._socket.destroy()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    received,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    to: (address: string) => received.filter((mail) => mail.to === address),
    /** How many there were so far. */
    connections: () => connections,
    /** Ends every connection, as a server does that has waited long. */
    hangUp,
    treat: (address: string, treatment: Treatment) => void treatments.set(address, treatment),
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export type MailSink = Awaited<ReturnType<typeof startMailSink>>

function asReceived(mail: ParsedMail): ReceivedMail {
  const to = Array.isArray(mail.to) ? mail.to[0] : mail.to
  return {
    to: to?.value[0]?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html || '',
    messageId: mail.messageId ?? '',
    headers: mail.headerLines.map(({ line }) => line.replaceAll(/\r?\n\s+/g, ' ')).join('\n'),
  }
}
