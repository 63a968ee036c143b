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

test('help lines speak the language of the one who needs them', async () => {
  await using prayers = await startPrayers()
  const payload = { category: 'Hope', mood: 'Overwhelmed', situation: 'Quiero morir, no puedo más' }

  const answer = await prayers
    .as(randomUUID())
    .request({ method: 'POST', url: '/api/v1/generate-prayer', payload })

  expect(answer.json().crisis).toMatchObject({ kind: 'suicide', certainty: 'certain' })
  expect(answer.json().crisis.resources[0].contact).toMatch(/Llama al 988/)
})
