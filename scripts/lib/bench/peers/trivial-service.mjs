// A service that does nothing, for what stands in front of one. It also publishes the keys that tokens are signed with.
import { createServer } from 'node:http'

const { PORT, JWKS = '{"keys":[]}' } = process.env
const ANSWER = JSON.stringify({
  items: Array.from({ length: 10 }, (_, id) => ({ id, text: 'x'.repeat(80) })),
})

const server = createServer((request, response) => {
  const body = request.url?.includes('.well-known') ? JWKS : ANSWER
  response
    .writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    .end(body)
})
server.listen(Number(PORT), '127.0.0.1', () => console.log('listening'))
