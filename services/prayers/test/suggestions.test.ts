import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startPrayers, usage } from './harness.ts'

const SITUATION = 'My mother Eleonora has surgery on Friday and I am so worried.'
const suggest = (payload: object) => ({ method: 'POST', url: '/api/v1/suggestions', payload }) as const

// D-51
test('a situation suggests a category and a mood, and nothing is spent or kept of it', async () => {
  await using prayers = await startPrayers()
  const ana = prayers.as(randomUUID())

  const answer = await ana.request(suggest({ situation: SITUATION }))

  expect(answer.json()).toEqual({ category: 'Healing', mood: 'Worried' })
  expect(await usage(prayers, ana.userId)).toEqual({ used: 0, reserved: 0 })
  expect(prayers.logged()).not.toMatch(/Eleonora|surgery/)
})

test('where nothing is told or nothing is sure, nothing is suggested', async () => {
  await using prayers = await startPrayers()
  const ana = prayers.as(randomUUID())
  const suggested = async (situation: string) => (await ana.request(suggest({ situation }))).json()

  expect(await suggested('')).toEqual({})
  expect(await suggested('the same as yesterday')).toEqual({})
  expect(await suggested('Minha avó morreu ontem e estou muito triste')).toEqual({})
})

test('what cannot be read is refused, and not said back', async () => {
  await using prayers = await startPrayers()
  const ana = prayers.as(randomUUID())

  for (const payload of [{}, { situation: 7 }, { situation: 'help', more: true }]) {
    expect((await ana.request(suggest(payload))).statusCode).toBe(400)
  }
  const huge = await ana.request(suggest({ situation: 'enferma '.repeat(20_000) }))
  expect(huge.statusCode).toBeOneOf([400, 413])
  expect(huge.body).not.toContain('enferma')
})

test('is for people who are signed in', async () => {
  await using prayers = await startPrayers()

  expect((await prayers.app.inject(suggest({ situation: SITUATION }))).statusCode).toBe(401)
})
