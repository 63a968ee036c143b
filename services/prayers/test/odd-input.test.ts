import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { askForPeace, type Person, startPrayers } from './harness.ts'

// What nobody means to send is refused with a sentence; it never becomes a 500, nor a wrong answer.

async function refusal(person: Person, request: InjectOptions) {
  const reply = await person.request(request)
  const { status, code, detail = '' } = reply.json()
  return { status, code, isSentence: /^\w.*\.$/.test(detail) }
}

async function withSavedPrayer() {
  const prayers = await startPrayers()
  const ana = prayers.as(randomUUID())
  const { generation_id: generationId } = (await ana.request(askForPeace)).json()
  const saving = { method: 'POST', url: '/api/v1/prayers', payload: { generation_id: generationId } } as const
  const { id } = (await ana.request(saving)).json()
  return { ana, id, generationId, [Symbol.asyncDispose]: () => prayers[Symbol.asyncDispose]() }
}

test('a cursor that nobody gave is refused', async () => {
  await using it = await withSavedPrayer()
  const now = new Date().toISOString()
  const id = randomUUID()
  const forged = [
    `${now} ${'-'.repeat(36)}`,
    `${now} ${id.replaceAll('-', '0')}`,
    `${now} ${id} more`,
    `+275760-09-13T00:00:00.000Z ${id}`,
    `-000001-01-01T00:00:00.000Z ${id}`,
    `0000-01-01T00:00:00.000Z ${id}`,
    `1 ${id}`,
    `${now}`,
    ' ',
  ]

  for (const text of forged) {
    const url = `/api/v1/prayers?cursor=${Buffer.from(text).toString('base64url')}`
    expect(await refusal(it.ana, { method: 'GET', url }), text).toEqual({
      status: 400,
      code: 'invalid_cursor',
      isSentence: true,
    })
  }
})

test('a time at which nothing can have been answered is refused', async () => {
  await using it = await withSavedPrayer()
  const url = `/api/v1/prayers/${it.id}`
  const impossible = [
    '2016-12-31T23:59:60Z',
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+14:00',
    '9999-12-31T23:59:59-12:00',
    '2026-02-30T00:00:00Z',
    '2026-11-21T10:00:00+05',
    '2026-11-21',
  ]

  for (const answered_at of impossible) {
    const request = { method: 'PATCH', url, payload: { answered_at } } as const
    expect(await refusal(it.ana, request), answered_at).toMatchObject({ status: 400, isSentence: true })
  }
  const reply = await it.ana.request({
    method: 'PATCH',
    url,
    payload: { answered_at: '2026-11-21T10:00:00.5+05:30' },
  })
  expect(reply.json().answered_at).toBe('2026-11-21T04:30:00.500Z')
})

test('an id that is written in another way is refused', async () => {
  await using it = await withSavedPrayer()
  const requests: InjectOptions[] = [
    { method: 'GET', url: `/api/v1/prayers/urn:uuid:${it.id}` },
    { method: 'POST', url: `/api/v1/generations/urn:uuid:${it.generationId}/cancel` },
    { method: 'POST', url: '/api/v1/prayers', payload: { generation_id: `urn:uuid:${it.generationId}` } },
  ]

  for (const request of requests)
    expect(await refusal(it.ana, request)).toMatchObject({ status: 400, isSentence: true })
})

test('a day that no calendar has is refused', async () => {
  await using it = await withSavedPrayer()

  for (const date of ['0000-01-01', '2026-02-30', '2025-02-29', '12026-01-01']) {
    const url = `/api/v1/prayers/remembered?timezone=UTC&date=${date}`
    expect(await refusal(it.ana, { method: 'GET', url }), date).toMatchObject({
      status: 400,
      isSentence: true,
    })
  }
})

test('a time zone is one of the world’s, known to everybody who reads it', async () => {
  await using it = await withSavedPrayer()
  const ask = (timezone: string) =>
    it.ana.request({
      method: 'GET',
      url: `/api/v1/prayers/remembered?date=2026-11-21&timezone=${encodeURIComponent(timezone)}`,
    })
  // PostgreSQL reads the sign of an offset the other way round.
  const refused = ['+05:30', '-05', 'GMT+5', 'SystemV/PST8PDT', 'Moon/Tranquility', 'Factory']

  for (const timezone of refused) {
    const reply = await ask(timezone)
    expect(reply.json(), timezone).toMatchObject({ status: 400, detail: 'There is no such time zone.' })
  }
  const known = ['US/Pacific-New', 'EST5EDT', 'Etc/GMT+5', 'utc', 'Europe/Kyiv', 'Asia/Kolkata']
  for (const timezone of [...known, ...Intl.supportedValuesOf('timeZone')]) {
    expect((await ask(timezone)).statusCode, timezone).toBe(200)
  }
})
