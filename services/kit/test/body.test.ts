import { expect, test } from 'vitest'
import { createApp } from '../src/http/app.ts'
import { useRawBody } from '../src/http/body.ts'
import { createLogger } from '../src/log.ts'

test('a scope with raw bodies gets the bytes that were sent, and its neighbours JSON', async () => {
  const app = createApp({ name: 'test', log: createLogger('test', 'silent') })
  const got: unknown[] = []
  app.register(async (hooks) => {
    useRawBody(hooks as never)
    hooks.post('/hook', async ({ body }) => void got.push(body))
  })
  app.post('/json', async ({ body }) => void got.push(body))
  const headers = { 'content-type': 'application/json' }
  const payload = Buffer.from('{"a" :1}')

  await app.inject({ method: 'POST', url: '/hook', headers, payload })
  await app.inject({ method: 'POST', url: '/hook', headers, payload: Buffer.from([0xff, 0x00, 0xfe]) })
  await app.inject({ method: 'POST', url: '/json', headers, payload })

  expect(got).toEqual([payload, Buffer.from([0xff, 0x00, 0xfe]), { a: 1 }])
  await app.close()
})
