import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { askForPeace, type Person, startPrayers, type TestPrayers } from './harness.ts'

interface Exported {
  readonly id: string
  readonly prayer_text: string
  readonly citations: readonly { readonly text: string }[]
}

describe('importing a journal', () => {
  // D-08
  test('brings everything back into another account, once', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    await saveOne(ana, { keep_situation: true })
    const [before] = await journalOf(ana)
    await ana.request({ method: 'PATCH', url: `/api/v1/prayers/${before?.id}`, payload: { note: 'He did.' } })
    const all = await exportOf(prayers, ana)
    const again = prayers.as(randomUUID())

    const first = await bring(again, all)
    const second = await bring(again, all)

    expect(first.json()).toEqual({ imported: 1, already_there: 0, refused: [] })
    expect(second.json()).toEqual({ imported: 0, already_there: 1, refused: [] })
    const [kept] = await journalOf(again)
    const { id, user_id, is_shared, parts, tells_situation, ...same } = (all[0] ?? {}) as Partial<Exported> &
      Record<string, unknown>
    expect(kept).toMatchObject({ ...same, note: 'He did.', user_id: again.userId })
    expect(kept?.id).not.toBe(id)
    expect(await prayers.announced()).toContain('prayers.prayer_saved.v1')
    expect(await journalOf(ana)).toHaveLength(1)
  })

  test('changes nothing in the journal that it came from', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    await saveOne(ana)
    const before = await journalOf(ana)

    const reply = await bring(ana, await exportOf(prayers, ana))

    expect(reply.json()).toEqual({ imported: 0, already_there: 1, refused: [] })
    expect(await journalOf(ana)).toEqual(before)
  })

  test('is one import, however often it is sent at once', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    await saveOne(ana)
    const all = await exportOf(prayers, ana)
    const again = prayers.as(randomUUID())

    const replies = await Promise.all(Array.from({ length: 5 }, () => bring(again, all)))

    expect(replies.map((reply) => reply.json().imported).sort()).toEqual([0, 0, 0, 0, 1])
    expect(await journalOf(again)).toHaveLength(1)
  })

  test('takes no prayer whose scripture is another, and takes the others', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    await saveOne(ana)
    await saveOne(ana)
    const [good, other] = await exportOf(prayers, ana)
    if (!good || !other) throw new Error('two prayers')
    const scripture = other.citations[0]?.text ?? ''
    const changed = {
      ...other,
      prayer_text: other.prayer_text.replace(scripture.slice(0, 20), 'God promises gold'),
    }
    const invented = {
      ...other,
      id: randomUUID(),
      generation_id: randomUUID(),
      citations: [{ reference: 'Hezekiah 1:1' }],
    }

    const reply = await bring(prayers.as(randomUUID()), [good, changed, invented])

    expect(reply.json()).toEqual({ imported: 1, already_there: 0, refused: [changed.id, invented.id] })
  })

  test.each([
    ['another file', { format: 'something' }, 422, 'not_an_export'],
    ['a newer export', { version: 2 }, 422, 'newer_export'],
    ['an export without a journal', { prayers: {} }, 400, 'validation_failed'],
    ['too much at once', { prayers: { prayers: Array(1_001).fill({}) } }, 400, 'validation_failed'],
  ])('refuses %s with a sentence', async (_what, change, status, code) => {
    await using prayers = await startPrayers()

    const reply = await send(prayers.as(randomUUID()), { ...file([]), ...change })

    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toMatchObject({ code, detail: expect.stringMatching(/\w/) })
  })
})

async function saveOne(person: Person, more: object = {}): Promise<void> {
  const { generation_id } = (await person.request(askForPeace)).json()
  const payload = { generation_id, ...more }
  const reply = await person.request({ method: 'POST', url: '/api/v1/prayers', payload })
  expect(reply.statusCode).toBe(201)
}

async function journalOf(person: Person): Promise<Exported[]> {
  return (await person.request({ method: 'GET', url: '/api/v1/prayers' })).json().items
}

async function exportOf(prayers: TestPrayers, { userId }: Person): Promise<Exported[]> {
  return (await prayers.internal(`/internal/people/${userId}/export`)).json().data.prayers
}

const file = (prayers: readonly object[]) => ({ format: 'selah-export', version: 1, prayers: { prayers } })

function send(person: Person, payload: object) {
  return person.request({ method: 'POST', url: '/api/v1/import', payload })
}

const bring = (person: Person, prayers: readonly object[]) => send(person, file(prayers))
