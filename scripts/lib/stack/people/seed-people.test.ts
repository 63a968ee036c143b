import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { seedPeople } from './seed-people.ts'

/** A product that is too busy for the first requests, and then answers. */
async function startBusy(refusals: number) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (asked.length <= refusals) return response.writeHead(503, { 'retry-after': '0.01' }).end('{}')
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"access_token":"x"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    [Symbol.asyncDispose]: async () => void server.close(),
  }
}

const NOBODY_YET = { name: 'Dina', email: 'dina@example.com', password: 'x', story: '', prayers: [] }

test('sample people are made on a machine that says it is busy at first', async () => {
  await using busy = await startBusy(2)

  expect(await seedPeople(busy.url, [NOBODY_YET])).toBe(1)
  expect(busy.asked).toEqual(Array(3).fill('/auth/v1/signup'))
})

test('a product that stays busy is said to be', async () => {
  await using busy = await startBusy(100)

  await expect(seedPeople(busy.url, [NOBODY_YET])).rejects.toThrow(/answered 503/)
})
