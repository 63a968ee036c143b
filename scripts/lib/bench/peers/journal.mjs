// A page of a journal with nothing but what it takes: a verified token, one query, twenty texts opened.
import { createDecipheriv, createPublicKey, verify } from 'node:crypto'
import fastify from 'fastify'
import pg from 'pg'

const { PORT, DATABASE_URL, PUBLIC_JWK, TEXT_KEY } = process.env
const publicKey = createPublicKey({ key: JSON.parse(PUBLIC_JWK), format: 'jwk' })
const textKey = Buffer.from(TEXT_KEY, 'base64')
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 5 })
const app = fastify()

app.get('/journal', async (request, reply) => {
  const userId = subjectOf(request.headers.authorization.slice('Bearer '.length))
  if (!userId) return reply.code(401).send()
  const { rows } = await pool.query(
    'select * from journal where user_id = $1 order by created_at desc limit 20',
    [userId],
  )
  return { items: rows.map(({ sealed, ...row }) => ({ ...row, ...JSON.parse(open(sealed)) })) }
})

function subjectOf(token) {
  const [header, payload, signature] = token.split('.')
  const key = { key: publicKey, dsaEncoding: 'ieee-p1363' }
  const isOurs = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    key,
    Buffer.from(signature, 'base64url'),
  )
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return isOurs && claims.exp > Date.now() / 1000 ? claims.sub : undefined
}

/** Twelve bytes of nonce, sixteen of the tag, and the text. */
function open(sealed) {
  const decipher = createDecipheriv('aes-256-gcm', textKey, sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString()
}

await app.listen({ host: '127.0.0.1', port: Number(PORT) })
console.log('listening')
