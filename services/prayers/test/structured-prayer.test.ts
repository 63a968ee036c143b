import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { askForPeace, keep, type Person, startPrayers } from './harness.ts'

interface Part {
  readonly kind?: string
  readonly text: string
  readonly segments: readonly {
    readonly id: string
    readonly text: string
    readonly citation?: { readonly reference: string }
  }[]
}

const segmentsOf = (parts: readonly Part[]) => parts.flatMap((part) => part.segments)
const textOf = (parts: readonly Part[]) => segmentsOf(parts).map((segment) => segment.text)
const quotedIn = (parts: readonly Part[]) =>
  segmentsOf(parts).flatMap(({ citation }) => citation?.reference ?? [])

test('a written prayer has its sentences with ids, and its quotations with their citation', async () => {
  await using prayers = await startPrayers()

  const { prayer, parts, citations } = (await prayers.as(randomUUID()).request(askForPeace)).json()

  const ids = segmentsOf(parts).map(({ id }) => id)
  expect(ids).toEqual(ids.map((_id, nth) => `s${nth + 1}`))
  expect(textOf(parts).join(' ')).toBe(prayer.replaceAll('\n\n', ' '))
  expect(quotedIn(parts)).toEqual(citations.map(({ reference }: { reference: string }) => reference))
})

test('the journal, an edit and a link tell the same sentences under the same ids', async () => {
  await using prayers = await startPrayers()
  const ana = prayers.as(randomUUID())
  const { generation_id: id, parts } = (await ana.request(askForPeace)).json()
  const payload = { generation_id: id }

  const kept = (await ana.request({ method: 'POST', url: '/api/v1/prayers', payload })).json()
  const edited = await edit(ana, kept.id, `${kept.prayer_text} I thank you.`)
  const token = await share(ana, kept.id)
  const shared = (await prayers.app.inject({ method: 'GET', url: `/api/v1/shared/${token}` })).json()

  expect(kept.parts).toEqual(parts)
  expect(segmentsOf(edited.parts).slice(0, -1)).toEqual(segmentsOf(parts))
  expect(segmentsOf(edited.parts).at(-1)?.text).toBe('I thank you.')
  expect(edited.parts.at(-1).kind).toBe('amen')
  expect(shared.parts).toEqual(edited.parts)
})

test('a link tells no sentence in its parts that it leaves out of its text', async () => {
  await using prayers = await startPrayers()
  const ana = prayers.as(randomUUID())
  const kept = await keep(prayers, ana)

  const token = await share(ana, kept.id, { shows_situation: false })
  const shared = (await prayers.app.inject({ method: 'GET', url: `/api/v1/shared/${token}` })).json()

  expect(shared.prayer_text).not.toBe(kept.prayer_text)
  expect(textOf(shared.parts).join(' ')).toBe(shared.prayer_text.replaceAll('\n\n', ' '))
})

test('a person’s own paragraphs have no kinds', async () => {
  await using prayers = await startPrayers()
  const ana = prayers.as(randomUUID())
  const { id, prayer_text: text } = await keep(prayers, ana)

  const { parts } = await edit(ana, id, `${text}\n\nI thank you.`)

  expect(parts.every((part: Part) => part.kind === undefined)).toBe(true)
  expect(parts.at(-1)).toMatchObject({ text: 'I thank you.' })
})

test('help says what to call, text and open', async () => {
  await using prayers = await startPrayers()
  const payload = { ...askForPeace.payload, situation: 'I want to end my life tonight' }

  const { crisis } = (await prayers.as(randomUUID()).request({ ...askForPeace, payload })).json()

  expect(crisis.resources[0]).toMatchObject({ contact: 'Call or text 988', call: '988', text: { to: '988' } })
  expect(crisis.resources).toContainEqual(expect.objectContaining({ text: { to: '741741', body: 'HOME' } }))
  expect(crisis.resources.at(-1).web).toBe('https://findahelpline.com')
})

async function edit(person: Person, id: string, prayer_text: string) {
  const payload = { prayer_text }
  return (await person.request({ method: 'PATCH', url: `/api/v1/prayers/${id}`, payload })).json()
}

async function share(
  person: Person,
  id: string,
  payload: object = { shows_situation: true },
): Promise<string> {
  return (await person.request({ method: 'PUT', url: `/api/v1/prayers/${id}/share`, payload })).json().token
}
