import { eventually } from '@selah/kit/testing/eventually'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { post } from './erasing.ts'
import { startStack } from './stack.ts'

let stack: Awaited<ReturnType<typeof startStack>>
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.[Symbol.asyncDispose]())

// D-39
test('one session that is signed out from another is refused everywhere within moments, and no other', async () => {
  const ana = await stack.signUp()
  const signIn = async () => {
    const credentials = JSON.stringify({ email: ana.email, password: 'still waters 23' })
    const { json } = await post(stack, '/auth/v1/token?grant_type=password', credentials)
    return { refresh: json.refresh_token, headers: { authorization: `Bearer ${json.access_token}` } }
  }
  const [lost, kept] = [await signIn(), await signIn()]
  const asLost = (path: string) => stack.ask(path, { headers: lost.headers })
  const { items } = (await asLost('/api/v1/sessions')).json
  const target = items.find(({ current }: { current: boolean }) => current)
  expect((await asLost('/api/v1/prayers')).status).toBe(200)

  const ended = await ana.ask(`/api/v1/sessions/${target.id}`, { method: 'DELETE' })

  expect(ended.status, ended.text).toBe(204)
  await eventually('refused', async () => (await asLost('/api/v1/prayers')).status === 401)
  const renewal = JSON.stringify({ refresh_token: lost.refresh })
  expect((await post(stack, '/auth/v1/token?grant_type=refresh_token', renewal)).status).toBe(400)
  expect((await stack.ask('/api/v1/prayers', { headers: kept.headers })).status).toBe(200)
  expect((await ana.ask('/api/v1/sessions')).json.items).toHaveLength(2)
  expect((await ana.ask(`/api/v1/sessions/${target.id}`, { method: 'DELETE' })).status).toBe(404)
})
