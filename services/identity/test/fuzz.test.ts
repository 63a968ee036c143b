import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startIdentity, type TestIdentity } from './harness.ts'
import { requestsTo } from './requests.ts'

const OPERATIONS = [
  ['POST', '/signup'],
  ['POST', '/token?grant_type=password'],
  ['POST', '/token?grant_type=refresh_token'],
  ['POST', '/token?grant_type=pkce'],
  ['POST', '/token?grant_type=id_token'],
  ['POST', '/recover'],
  ['POST', '/resend'],
  ['POST', '/verify'],
  ['PUT', '/user'],
  ['POST', '/logout'],
  ['POST', '/sso'],
] as const

const FIELDS = [
  ...[
    'email',
    'phone',
    'password',
    'data',
    'code_challenge',
    'code_challenge_method',
    'refresh_token',
    'auth_code',
  ],
  ...[
    'code_verifier',
    'type',
    'token',
    'token_hash',
    'nonce',
    'current_password',
    'app_metadata',
    'redirect_to',
  ],
]

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '\0',
    '\ud800',
    'a@b.c',
    `${'a'.repeat(300)}@b.c`,
    "' or 1=1 --",
    '{{x}}',
    '<script>',
    '1e400',
    '%00',
  ),
  fc.constantFrom('signup', 'recovery', 'email', 'email_change', 's256', 'plain', 'c'.repeat(43)),
)
const oddValue = fc.oneof(
  oddText,
  fc.jsonValue({ maxDepth: 4 }),
  fc.constant(null),
  fc.double(),
  fc.bigInt().map(Number),
)
const oddBody = fc.oneof(
  { weight: 4, arbitrary: fc.dictionary(fc.constantFrom(...FIELDS), oddValue, { maxKeys: 6 }).map(written) },
  { weight: 1, arbitrary: fc.jsonValue().map(written) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }).map((text) => Buffer.from(text, 'utf8')) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
)

describe('whatever anybody sends', () => {
  let identity: TestIdentity
  beforeAll(async () => {
    identity = await startIdentity({ SIGNUP_AUTOCONFIRM: 'false' })
  })
  afterAll(() => identity[Symbol.asyncDispose]())

  test('is answered with JSON and never with a 5xx', { timeout: 120_000 }, async () => {
    const token = await confirmedToken(identity)
    const requests = requestsTo(identity)

    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...OPERATIONS),
        oddBody,
        fc.boolean(),
        async ([method, path], body, isSignedIn) => {
          const answer = await requests.send(method, path, {
            body,
            headers: {
              'content-type': 'application/json',
              ...(isSignedIn && { authorization: `Bearer ${token}` }),
            },
          })
          expectGraceful(answer)
        },
      ),
      { numRuns: 1_500 },
    )
  })

  test('may also be huge, deep, or in the address', { timeout: 60_000 }, async () => {
    const token = await confirmedToken(identity)
    const requests = requestsTo(identity)
    const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth)
    const bodies = [
      'x'.repeat(70_000),
      `{"email":"${'x'.repeat(66_000)}"}`,
      `{"data":${deep('[', ']', 30_000)}}`,
      `{"data":{"a":${deep('[', ']', 1_900)}}}`,
      `{"data":${deep('{"a":', '}', 600).replace('}', '1}')}}`,
      '{"__proto__":{"isAdmin":true}}',
      '{"constructor":{"prototype":{"x":1}},"data":{"constructor":1,"toString":2}}',
    ]
    const queries = [
      'redirect_to=%00',
      'redirect_to=a&redirect_to=b',
      'grant_type[]=x',
      'scope=%ff',
      '%',
      'a=%zz',
      'x'.repeat(4_000),
    ]

    for (const [method, path] of OPERATIONS) {
      for (const body of bodies) {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
        expectGraceful(await requests.send(method, path, { body, headers }))
      }
      for (const query of queries) {
        const address = `${path}${path.includes('?') ? '&' : '?'}${query}`
        expectGraceful(
          await requests.send(method, address, {
            body: '{}',
            headers: { 'content-type': 'application/json' },
          }),
        )
      }
    }
  })

  test('leaves the service well', async () => {
    const { status } = await requestsTo(identity).get('/settings')

    expect(status).toBe(200)
    expect(identity.logs()).not.toContain('request failed')
  })
})

function expectGraceful({
  status,
  headers,
  body,
}: Awaited<ReturnType<ReturnType<typeof requestsTo>['send']>>): void {
  expect(status).toBeLessThan(500)
  if (status === 204) return
  expect(headers['content-type']).toContain('json')
  expect(typeof body).toBe('object')
  if (status >= 400) expect(body).toMatchObject({ message: expect.any(String) })
}

/** Each run starts from somebody who may have been signed out by the last. */
async function confirmedToken(identity: TestIdentity): Promise<string> {
  const email = `fuzz-${crypto.randomUUID()}@example.com`
  const client = identity.client()
  await client.signUp({ email, password: 'still waters 23' })
  await identity.query('update users set email_confirmed_at = now() where email = $1', [email])
  const { data } = await client.signInWithPassword({ email, password: 'still waters 23' })
  return data.session?.access_token ?? ''
}

function written(value: unknown): string {
  return JSON.stringify(value) ?? ''
}
