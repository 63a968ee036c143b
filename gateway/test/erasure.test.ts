import { eventually } from '@selah/kit/testing/eventually'
import { SERVICES } from '@selah/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAnywhere } from './census.ts'
import {
  answered,
  done,
  erase,
  PLACES,
  post,
  SETTLE_AT_ONCE,
  type State,
  signIn,
  somebodyWithEverything,
} from './erasing.ts'
import { startStack } from './stack.ts'

let stack: Awaited<ReturnType<typeof startStack>>
beforeAll(async () => {
  stack = await startStack(SETTLE_AT_ONCE)
})
afterAll(() => stack?.[Symbol.asyncDispose]())

describe('an account that is deleted', () => {
  // ACC-14, D-34
  test('leaves nothing of its person anywhere, and everything of others', { timeout: 60_000 }, async () => {
    const ana = await somebodyWithEverything(stack)
    const bento = await somebodyWithEverything(stack)
    const everywhere = await findAnywhere(stack, [ana.id, ana.email])
    expect(everywhere).toEqual(expect.arrayContaining(PLACES))

    const erasureId = await erase(ana)
    await done(stack, erasureId)

    expect(await findAnywhere(stack, [ana.id, ana.email])).toEqual([])
    expect(await findAnywhere(stack, [bento.id, bento.email])).toEqual(expect.arrayContaining(PLACES))
    expect((await bento.ask('/api/v1/prayers')).json.items).toHaveLength(1)
  })

  test('can be used no more from that moment, and its address makes a new one', async () => {
    const ana = await stack.signUp()
    const elsewhere = await signIn(stack, ana.email)
    expect(elsewhere.status).toBe(200)

    await erase(ana)

    expect((await signIn(stack, ana.email)).status).toBe(400)
    const refresh = JSON.stringify({ refresh_token: elsewhere.json.refresh_token })
    expect((await post(stack, '/auth/v1/token?grant_type=refresh_token', refresh)).status).toBe(400)
    await eventually('refused', async () => (await ana.ask('/api/v1/prayers')).status === 401)
    const signUp = JSON.stringify({ email: ana.email, password: 'still waters 23' })
    const again = await post(stack, '/auth/v1/signup', signUp)
    expect(again.status, again.text).toBe(200)
    expect(again.json.user.id).not.toBe(ana.id)
  })

  test('shows the state of its erasure to those who have its id, and to nobody else', async () => {
    const ana = await stack.signUp()
    const erasureId = await erase(ana)

    const state = await done(stack, erasureId)

    expect(state).toEqual({
      erasure_id: erasureId,
      state: 'done',
      requested_at: expect.any(String),
      done_at: expect.any(String),
      services: expect.arrayContaining(SERVICES.map(({ name }) => ({ name, erased_at: expect.any(String) }))),
    })
    const other = await stack.ask('/api/v1/erasures/00000000-0000-4000-8000-000000000000')
    expect(other.status).toBe(404)
    expect(other.json.code).toBe('erasure_not_found')
  })
})

describe('a service that is away during an erasure', () => {
  test('erases when it returns; until then the erasure says that it has not', {
    timeout: 90_000,
  }, async () => {
    const ana = await somebodyWithEverything(stack)
    await stack.process('analytics').kill('SIGKILL')

    const erasureId = await erase(ana)
    const state = await eventually('all others', async () => {
      const { json } = await stack.ask(`/api/v1/erasures/${erasureId}`)
      return answered(json).length === SERVICES.length - 1 && (json as State)
    })
    expect(state.state).toBe('requested')
    expect(answered(state)).not.toContain('analytics')

    await stack.restart('analytics')
    await done(stack, erasureId)
    expect(await findAnywhere(stack, [ana.id, ana.email])).toEqual([])
  })

  test.each(SERVICES.map(({ name }) => name).filter((name) => name !== 'identity'))(
    'erases when its database answers again: %s',
    { timeout: 90_000 },
    async (name) => {
      const ana = await somebodyWithEverything(stack)
      await stack.databaseOf(name).goAway()
      const erasureId = await erase(ana)
      await eventually('the others', async () => {
        const { json } = await stack.ask(`/api/v1/erasures/${erasureId}`)
        return answered(json).length === SERVICES.length - 1
      })

      await stack.databaseOf(name).comeBack()
      await done(stack, erasureId)

      expect(await findAnywhere(stack, [ana.id, ana.email])).toEqual([])
    },
  )
})
