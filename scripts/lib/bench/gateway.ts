import { cpuTimeUs } from './cpu-time.ts'
import { load } from './load.ts'
import { type Peer, startPeer } from './peers.ts'
import { oneByOne, publicKey, somePeople } from './people.ts'
import type { BenchProduct } from './product.ts'
import { inTurn } from './rounds.ts'
import type { Row } from './row.ts'

const SECONDS = 4
const PATH = '/api/v1/prayers'

/** What the gateway takes of a processor for a request, all its checks on, beside proxies that check nothing. */
export async function measureGateway(product: BenchProduct): Promise<Row[]> {
  const { surroundings } = product
  const JWKS = JSON.stringify({ keys: [publicKey(surroundings)] })
  await using trivial = await startPeer('trivial-service', { JWKS })
  await using express = await startPeer('express-proxy', { TARGET: trivial.url })
  await using fastify = await startPeer('fastify-proxy', { TARGET: trivial.url })
  const gateway = await product.start('gateway', { IDENTITY_URL: trivial.url, PRAYERS_URL: trivial.url })
  const next = oneByOne(await somePeople(surroundings, 200))
  const cost =
    ({ url, pid }: Pick<Peer, 'url' | 'pid'>) =>
    async () => {
      const before = await cpuTimeUs(pid)
      const answers = await load({
        ...{ url, seconds: SECONDS },
        next: () => ({ path: PATH, headers: next().headers }),
      })
      return ((await cpuTimeUs(pid)) - before) / answers
    }
  const measured = await inTurn({ ours: cost(gateway), express: cost(express), fastify: cost(fastify) })
  const row = { unit: 'µs of CPU', ours: measured.ours, bound: { atMost: 1 } }
  return [
    { ...row, work: 'gateway, a request', peer: { name: 'Express proxy', value: measured.express } },
    { ...row, work: 'gateway, a request', peer: { name: '@fastify/http-proxy', value: measured.fastify } },
  ]
}
