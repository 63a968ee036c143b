import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Identity, for whom everybody has an address made of their id. */
export async function startIdentity() {
  const server = createServer(({ url = '' }, response) => {
    const id = url.split('/').at(-1) ?? ''
    const person = {
      id,
      email: `${id}@example.com`,
      name: 'Kumquat',
      timezone: 'UTC',
    }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(person))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}
