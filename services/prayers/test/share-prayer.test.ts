import { randomUUID } from 'node:crypto'
import { dbOf } from '@selah/kit/db'
import { QUOTATIONS } from '@selah/prayer-engine/quotation'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { prayerRepository } from '../src/db/prayer-repository.ts'
import { sealWords } from '../src/db/sealed-words.ts'
import type { PrayerContent } from '../src/domain/journal.ts'
import { changeWords } from '../src/domain/share-sentences.ts'
import { askForPeace, keep, type Person, startPrayers, type TestPrayers } from './harness.ts'

/** Of what `askForPeace` tells. */
const TOLD = /surgery|mother/i

/** A prayer without its scripture, in which there are mothers too. */
const ownWords = (prayer: string) => prayer.replaceAll(QUOTATIONS, '')

const change = (id: string, payload: object) =>
  ({ method: 'PATCH', url: `/api/v1/prayers/${id}`, payload }) as const

/** Puts a prayer back as it was kept before it was noted which of its sentences tell the situation. */
async function keepAsBefore(
  { deps, pool }: TestPrayers,
  { userId }: Person,
  id: string,
  change: (content: PrayerContent) => PrayerContent,
): Promise<void> {
  const db = dbOf(pool)
  const kept = await prayerRepository.findOwned(deps.vault, db, userId, id)
  if (!kept) throw new Error('no such prayer')
  const { tellingSentences: _marks, ...before } = kept.content
  const sealed = await sealWords(deps.vault, db, userId, 'content', change(before))
  await db.execute(sql`update prayers set sealed_content = ${sealed} where id = ${id}`)
}

describe('sharing a prayer', () => {
  const recipient = { relationship: 'Friend', name: 'Tomás' }
  const share = (id: string, payload: object = {}) =>
    ({ method: 'PUT', url: `/api/v1/prayers/${id}/share`, payload }) as const
  const preview = (id: string, shows = '') =>
    ({ method: 'GET', url: `/api/v1/prayers/${id}/share/preview${shows}` }) as const
  const read = (prayers: TestPrayers, token: string) => prayers.app.inject(`/api/v1/shared/${token}`)

  test('gives a link by which anybody reads it, without name and situation', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const { id } = await keep(prayers, ana, { recipient })

    const { token } = (await ana.request(share(id))).json()
    const shared = await read(prayers, token)

    expect(shared.statusCode).toBe(200)
    expect(shared.json().prayer_text).toMatch(/amen\.?$/i)
    expect(shared.body).not.toContain('Tomás')
    expect(shared.body).not.toMatch(/surgery/i)
    expect(shared.json()).not.toHaveProperty('situation')
    expect(shared.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect((await prayers.announced()).at(-1)).toBe('prayers.prayer_shared.v1')
  })

  test('shows name and situation when they are ticked, under the same address', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const { id } = await keep(prayers, ana, { recipient })
    const first = (await ana.request(share(id))).json()

    const second = (await ana.request(share(id, { shows_name: true, shows_situation: true }))).json()

    expect(second.token).toBe(first.token)
    const shared = (await read(prayers, first.token)).json()
    expect(shared).toMatchObject({ name: 'Tomás', situation: askForPeace.payload.situation })
    expect(shared.prayer_text).toContain('Tomás')
  })

  test('ends when the link is taken back, when the prayer is deleted, and for made-up links', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const [one, two] = [await keep(prayers, ana), await keep(prayers, ana)]
    const tokens = [
      (await ana.request(share(one.id))).json().token,
      (await ana.request(share(two.id))).json().token,
    ]

    const revoked = await ana.request({ method: 'DELETE', url: `/api/v1/prayers/${one.id}/share` })
    await ana.request({ method: 'DELETE', url: `/api/v1/prayers/${two.id}` })
    const replies = await Promise.all([...tokens, 'made-up'].map((token) => read(prayers, token)))

    expect(revoked.statusCode).toBe(204)
    expect(replies.map((reply) => reply.statusCode)).toEqual([404, 404, 404])
    for (const { headers } of replies) expect(headers['cache-control']).toBe('no-store')
  })

  test('is seen in the journal until the link is taken back', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const [shared, own] = [await keep(prayers, ana), await keep(prayers, ana)]
    await ana.request(share(shared.id))
    const seen = async () => {
      const { items } = (await ana.request({ method: 'GET', url: '/api/v1/prayers' })).json()
      return items.map((item: { id: string; is_shared: boolean }) => [item.id, item.is_shared])
    }

    expect(await seen()).toEqual([
      [own.id, false],
      [shared.id, true],
    ])
    await ana.request({ method: 'DELETE', url: `/api/v1/prayers/${shared.id}/share` })
    expect(await seen()).toContainEqual([shared.id, false])
  })

  test('leaves no link in the log', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const { token } = (await ana.request(share((await keep(prayers, ana)).id))).json()
    await read(prayers, token)

    expect(prayers.logged()).toContain('"operationId":"getSharedPrayer"')
    expect(prayers.logged()).not.toContain(token)
  })

  test('is for the owner alone, and keeps no link that could be read from the database', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const bento = prayers.as(randomUUID())
    const { id } = await keep(prayers, ana)
    const { token } = (await ana.request(share(id))).json()

    const replies = [
      await bento.request(share(id)),
      await bento.request({ method: 'GET', url: `/api/v1/prayers/${id}/share` }),
      await bento.request({ method: 'DELETE', url: `/api/v1/prayers/${id}/share` }),
      await bento.request(preview(id)),
      await bento.request({
        method: 'POST',
        url: `/api/v1/prayers/${id}/activities`,
        payload: { action_type: 'shared' },
      }),
    ]

    expect(replies.map((reply) => reply.statusCode)).toEqual([404, 404, 404, 404, 404])
    const { rows } = await dbOf(prayers.pool).execute(sql`select row_to_json(s)::text as line from shares s`)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  // A person who keeps less shares no more.
  test.each([true, false])('leaves out what was told, with keep_situation: %s', async (keep_situation) => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const kept = await keep(prayers, ana, {}, { keep_situation })
    expect(ownWords(kept.prayer_text)).toMatch(TOLD)

    const { token } = (await ana.request(share(kept.id))).json()
    const shared = (await read(prayers, token)).json()
    await ana.request(share(kept.id, { shows_situation: true }))
    const told = (await read(prayers, token)).json()

    expect(kept.tells_situation).toBe('some_sentences')
    expect(ownWords(shared.prayer_text)).not.toMatch(TOLD)
    expect(told.prayer_text).toBe(kept.prayer_text)
    expect('situation' in told).toBe(keep_situation)
  })

  test('goes on leaving it out when the wording changes, and shows what the person wrote', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const { id, prayer_text } = await keep(prayers, ana, {}, { keep_situation: false })
    const edited = changeWords(prayer_text, (words) =>
      words.replaceAll(/\bmy mother\b/gi, 'my\nmother').replaceAll('.', '!'),
    )
    const payload = { prayer_text: `My mother taught me this.\n\n${edited}`, note: 'Later' }
    expect((await ana.request(change(id, payload))).statusCode).toBe(200)

    const { token } = (await ana.request(share(id))).json()
    const shared = (await read(prayers, token)).json().prayer_text

    expect(shared).toMatch(/^My mother taught me this\./)
    expect(ownWords(shared).replace('My mother taught me this.', '')).not.toMatch(TOLD)
  })

  test('leaves it out of an edit that was saved with the prayer', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const { generation_id, prayer } = (await ana.request(askForPeace)).json()
    const payload = { generation_id, keep_situation: false, prayer_text: `Dear Lord. ${prayer}` }
    const { id } = (await ana.request({ method: 'POST', url: '/api/v1/prayers', payload })).json()

    const shared = (await ana.request(preview(id))).json().prayer_text

    expect(shared).toMatch(/^Dear Lord\./)
    expect(ownWords(shared)).not.toMatch(TOLD)
  })

  test('keeps nothing of a situation that was not to be kept', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const { id } = await keep(prayers, ana, {}, { keep_situation: false })

    const { vault } = prayers.deps
    const kept = await prayerRepository.findOwned(vault, dbOf(prayers.pool), ana.userId, id)
    const content = kept?.content

    expect(content?.tellingSentences?.length).toBeGreaterThan(0)
    expect(JSON.stringify(content?.tellingSentences)).not.toMatch(/surgery|mother|sleep/i)
    expect(content).not.toHaveProperty('situation')
  })

  test('says of a prayer without a situation that it tells none', async () => {
    await using prayers = await startPrayers()
    const kept = await keep(prayers, prayers.as(randomUUID()), { situation: '' }, { keep_situation: false })

    expect(kept).not.toHaveProperty('tells_situation')
  })

  test('reads a prayer that was kept before its sentences were marked', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const [withIt, without] = [await keep(prayers, ana), await keep(prayers, ana)]
    await keepAsBefore(prayers, ana, withIt.id, (content) => content)
    await keepAsBefore(prayers, ana, without.id, ({ situation: _situation, ...rest }) => rest)

    const [known, unknown] = [withIt, without].map(({ id }) => ana.request(preview(id)))
    const journal = (await ana.request({ method: 'GET', url: '/api/v1/prayers' })).json()

    expect(ownWords((await known)?.json().prayer_text)).not.toMatch(TOLD)
    expect((await unknown)?.json().prayer_text).toBe(without.prayer_text)
    expect(journal.items.map(({ tells_situation }: { tells_situation?: string }) => tells_situation)).toEqual(
      ['unknown', 'some_sentences'],
    )
  })

  test('is seen by its owner first, as the link will show it', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const { id } = await keep(prayers, ana, { recipient })
    for (const shows of [{}, { shows_name: true }, { shows_name: true, shows_situation: true }]) {
      const seen = await ana.request(
        preview(id, `?${new URLSearchParams(JSON.parse(JSON.stringify(shows)))}`),
      )

      const { token } = (await ana.request(share(id, shows))).json()
      expect(seen.json()).toEqual((await read(prayers, token)).json())
    }
  })
})
