import { startSandbox } from '@selah/sandbox/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Strange, strangeRequests } from './anything.ts'
import type { Reply } from './ask.ts'
import { OPERATIONS } from './operations.ts'
import { startStack } from './stack.ts'

// The same requests each time, so that a failure is somebody's change. FUZZ_SEED and FUZZ_RUNS look further.
const seed = Number(process.env.FUZZ_SEED ?? 23)
const numRuns = Number(process.env.FUZZ_RUNS ?? 40)

const lifetime = new AsyncDisposableStack()
let stack: Awaited<ReturnType<typeof startStack>>
beforeAll(async () => {
  const { stripeUrl } = lifetime.use(await startSandbox())
  stack = lifetime.use(await startStack({ STRIPE_SECRET_KEY: 'sk_test_sandbox', STRIPE_API_URL: stripeUrl }))
})
afterAll(() => lifetime.disposeAsync())

/** A refusal is JSON with a sentence for a person, and nothing of how we are made. */
function expectKind({ status, headers, json, text }: Reply): void {
  expect(status, text).toBeLessThan(500)
  if (status < 400) return
  expect(headers['content-type']).toMatch(/json/)
  expect(json.detail ?? json.message ?? json.error_description ?? json.msg).toMatch(/\w/)
  expect(text).not.toMatch(/node_modules|\.ts:\d+|\bselect\b.*\bfrom\b|FST_/i)
}

describe('whatever is sent, the answer is kind and never a 5xx', () => {
  test.each(OPERATIONS)('$operationId', { timeout: 120_000 }, async (operation) => {
    let person = await stack.signUp()
    const ask = ({ path, body, headers }: Strange) => {
      const all = { ...headers, ...(operation.signedIn && person.headers) }
      return stack.ask(path, { method: operation.method, headers: all, ...(body !== undefined && { body }) })
    }
    const property = fc.asyncProperty(strangeRequests(operation), async (strange) => {
      const reply = await ask(strange)
      expectKind(reply)
      if (reply.status !== 402) return
      // Their free prayers are used up: somebody else asks the same.
      person = await stack.signUp()
      expectKind(await ask(strange))
    })

    await fc.assert(property, { seed, numRuns })
  })
})
