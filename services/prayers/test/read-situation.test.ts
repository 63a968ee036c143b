import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startPrayers, usage } from './harness.ts'

const read = (situation: string) =>
  ({ method: 'POST', url: '/api/v1/read-situation', payload: { situation } }) as const

test.each([
  ['My mother has surgery tomorrow', 'en', undefined],
  ['help', 'en', undefined],
  ['Mi madre está enferma y no sé qué hacer', 'es', /Por ahora escribimos en inglés/],
  ['Minha avó morreu ontem e estou muito triste', 'pt', /Por enquanto escrevemos em inglês/],
  ['Je suis fatigué et j’ai perdu mon travail', 'other', /We write in English for now/],
])('"%s" is read as %s, and nothing is spent on it', async (situation, language, notice) => {
  await using prayers = await startPrayers()
  const ana = prayers.as(randomUUID())

  const answer = (await ana.request(read(situation))).json()

  expect(answer.language).toBe(language)
  if (notice) expect(answer.notice).toMatch(notice)
  else expect(answer).not.toHaveProperty('notice')
  expect(await usage(prayers, ana.userId)).toEqual({ used: 0, reserved: 0 })
})

test('says a clear sentence to what it cannot read, and does not say it back', async () => {
  await using prayers = await startPrayers()
  const ana = prayers.as(randomUUID())
  const statusOf = async (payload: object) => (await ana.request({ ...read(''), payload })).statusCode

  expect((await ana.request(read(''))).json()).toEqual({ language: 'en' })
  expect((await ana.request(read('   \u202e '))).json()).toEqual({ language: 'en' })
  expect(await statusOf({ situation: 'help\u0000' })).toBe(400)
  expect(await statusOf({})).toBe(400)
  expect(await statusOf({ situation: 7 })).toBe(400)
  expect(await statusOf({ situation: 'help', more: true })).toBe(400)
  const huge = await ana.request(read('enferma '.repeat(20_000)))
  expect(huge.statusCode).toBeOneOf([400, 413])
  expect(huge.body).not.toContain('enferma')
})

test('is for people who are signed in', async () => {
  await using prayers = await startPrayers()

  const answer = await prayers.app.inject({ ...read('help') })

  expect(answer.statusCode).toBe(401)
})

test('help lines speak the language of the one who needs them', async () => {
  await using prayers = await startPrayers()
  const payload = { category: 'Hope', mood: 'Overwhelmed', situation: 'Quiero morir, no puedo más' }

  const answer = await prayers
    .as(randomUUID())
    .request({ method: 'POST', url: '/api/v1/generate-prayer', payload })

  expect(answer.json().crisis).toMatchObject({ kind: 'suicide', certainty: 'certain' })
  expect(answer.json().crisis.resources[0].contact).toMatch(/Llama al 988/)
})
