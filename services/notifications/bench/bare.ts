import { createPrivateKey } from 'node:crypto'
import { parseArgs } from 'node:util'
import { createTransport } from 'nodemailer'

// The peer of letters.ts: nodemailer alone sends one mail to many addresses, signed, over connections that stay open.
// `node bare.ts SMTP_URL COUNT`, with the mail and the key as JSON on standard input.

const {
  positionals: [smtpUrl = '', count = '0'],
} = parseArgs({ allowPositionals: true })
const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
const { mail, key } = JSON.parse(Buffer.concat(chunks).toString())
const transport = createTransport({
  url: smtpUrl,
  pool: true,
  maxConnections: 10,
  dkim: { domainName: 'example.com', keySelector: 'bench', privateKey: createPrivateKey(key) },
})
await Promise.all(
  Array.from({ length: Number(count) }, (_, nth) =>
    transport.sendMail({ ...mail, to: `reader-${nth}@example.com`, messageId: `<${nth}@example.com>` }),
  ),
)
transport.close()
