import { describe, expect, test } from 'vitest'
import { openLink } from './browser.ts'
import { newAddress, PASSWORD, startIdentity, type TestIdentity } from './harness.ts'
import { type Answer, requestsTo } from './requests.ts'

const PROBE = 'a password to probe with 7'
const HOUR_MS = 60 * 60_000

async function startWithBoth() {
  const identity = await startIdentity({ SIGNUP_AUTOCONFIRM: 'false' })
  const taken = newAddress()
  const requests = requestsTo(identity)
  await requests.post('/signup', { email: taken, password: PASSWORD })
  await openLink((await identity.inbox.newest(taken)).link, identity.origin)
  return { identity, taken, free: newAddress() }
}

function steps(identity: TestIdentity, email: string) {
  const { post } = requestsTo(identity)
  return {
    signUp: (password = PROBE) => post('/signup', { email, password }),
    signIn: (password = PROBE) => post('/token?grant_type=password', { email, password }),
    resend: () => post('/resend', { type: 'signup', email }),
    recover: () => post('/recover', { email }),
    verify: () => post('/verify', { email, token: '000000', type: 'signup' }),
    wait: async () => identity.passTime(HOUR_MS * 0.6),
  }
}

type Step = keyof ReturnType<typeof steps>

/** What a stranger sees of an answer, without the values that are random everywhere. */
function seen(answer: Answer | undefined): unknown {
  if (!answer) return undefined
  const { id, email, created_at, updated_at, confirmation_sent_at, ...body } = answer.body
  return {
    status: answer.status,
    headers: Object.keys(answer.headers),
    body,
    fields: Object.keys(answer.body),
  }
}

describe('a stranger who asks in several steps', () => {
  const attempts: Step[][] = [
    ['signIn'],
    ['signUp', 'signIn'],
    ['signUp', 'signUp', 'signIn'],
    ['signUp', 'recover', 'signIn', 'verify', 'signIn'],
    ['signUp', 'resend', 'verify', 'signIn'],
    ['signUp', 'wait', 'resend', 'wait', 'signIn'],
    ['signUp', 'wait', 'wait', 'signIn', 'signUp', 'signIn'],
  ]
  test.concurrent.each(attempts.map((attempt) => [attempt.join(', '), attempt] as const))(
    'sees no difference between a free and a taken address: %s',
    { timeout: 30_000 },
    async (_name, attempt) => {
      const { identity, taken, free } = await startWithBoth()
      await using _ = identity
      const [atTaken, atFree] = [steps(identity, taken), steps(identity, free)]

      for (const step of attempt) {
        if (step === 'wait') {
          await atTaken.wait()
          continue
        }
        expect(seen(await atTaken[step]())).toEqual(seen(await atFree[step]()))
      }
    },
  )

  test('gets every refusal of a sign-in after the same time', async () => {
    const { identity, taken, free } = await startWithBoth()
    await using _ = identity
    for (let n = 0; n < 3; n++) await steps(identity, free).signUp(`${PROBE} ${n}`)
    const refusals = [free, taken, newAddress()].map((email) => () => steps(identity, email).signIn('not it'))

    const times = []
    for (const refuse of refusals) {
      const start = performance.now()
      await refuse()
      times.push(performance.now() - start)
    }

    expect(Math.min(...times)).toBeGreaterThan(240)
  })
})

describe('the person themselves', () => {
  test('is told to look at their mail, whichever mail it is', async () => {
    const { identity, taken, free } = await startWithBoth()
    await using _ = identity
    const answers = []
    for (const email of [taken, free]) {
      await steps(identity, email).signUp()
      answers.push(await steps(identity, email).signIn())
    }

    expect(answers.map(({ body }) => body.code)).toEqual(['email_not_confirmed', 'email_not_confirmed'])
    expect(await identity.inbox.newest(taken, 'already have an account')).toMatchObject({ code: '' })
    expect(await identity.inbox.newest(free, 'Confirm')).toMatchObject({ code: expect.any(String) })
  })

  // It is kept for the answer alone.
  test('keeps their password when a stranger signs up with their address', async () => {
    const { identity, taken } = await startWithBoth()
    await using _ = identity
    await steps(identity, taken).signUp()

    const own = await steps(identity, taken).signIn(PASSWORD)
    await steps(identity, taken).recover()
    const { link } = await identity.inbox.newest(taken, 'new password')
    await openLink(link, identity.origin)

    expect(own.status).toBe(200)
    expect((await steps(identity, taken).signIn(PASSWORD)).status).toBe(200)
    expect((await steps(identity, taken).signIn()).body.code).toBe('invalid_credentials')
    expect(await identity.query('select id from one_time_tokens')).toEqual([])
  })
})
