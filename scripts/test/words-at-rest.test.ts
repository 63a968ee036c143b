import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eventually } from '../../services/kit/src/testing/eventually.ts'
import { queryDatabase } from '../lib/events/query-database.ts'
import { startProduct } from '../lib/product.ts'
import type { StackDescription } from '../lib/stack/data-folder/stack-file.ts'
import { throwawayFolder } from '../local-servers/throwaway-folder.ts'
import { findBytes } from './find-bytes.ts'

// Words that occur nowhere else, one for each place where a person can write.
const PLANTED = {
  situation: 'quixotic marmalade lanterns at dusk',
  name: 'Zebulonia',
  note: 'vermilion porcupine answered',
  search: 'periwinkle thunder',
}

// Guards "a person's text never appears in logs, events, traces or errors", and D-07's "encrypted".
test('what a person writes is in no file of the database, the streams, Redis or the logs', {
  timeout: 240_000,
}, async () => {
  await using folder = await throwawayFolder()
  const product = await startProduct(join(folder.path, 'data'))
  try {
    const stack = await product.up
    if (!stack) throw new Error(product.output())
    const { prayer, token } = await livePrayer(stack.url)
    await eventually('all events, published and applied', () => isQuiet(stack, token))
    await product.stop()

    const files = await Array.fromAsync(glob('**/*', { cwd: join(folder.path, 'data'), withFileTypes: true }))
    const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
    expect(paths.length).toBeGreaterThan(500)
    const words = [...Object.values(PLANTED), prayer.slice(0, 40), prayer.slice(-60, -20)]
    expect(await findBytes(paths, words)).toEqual([])
    // The search itself works: something that is meant to be there is found.
    expect((await findBytes(paths, ['prayers.prayer_saved.v1'])).length).toBeGreaterThan(0)
  } finally {
    await product.stop()
  }
})

/** Whether no outbox holds anything back, and habits show what was generated, saved and shared. */
async function isQuiet({ url, databases }: StackDescription, token: string): Promise<boolean> {
  const waiting = 'select 1 from outbox where published_at is null'
  const rows = await Promise.all(Object.values(databases).map((database) => queryDatabase(database, waiting)))
  const { activities } = await send(url, 'GET', '/api/v1/analytics', undefined, token)
  return rows.flat().length === 0 && activities.length === 3
}

/** Does everything a person can do with words, mistakes included. Returns the prayer, and a bearer to ask with. */
async function livePrayer(url: string): Promise<{ prayer: string; token: string }> {
  const email = 'words@example.org'
  const { access_token: token } = await send(url, 'POST', '/auth/v1/signup', {
    email,
    password: 'long enough',
  })
  const ask = (payload: object) => send(url, 'POST', '/api/v1/generate-prayer', payload, token)
  const request = {
    category: 'Hope',
    mood: 'Worried',
    situation: PLANTED.situation,
    recipient: { relationship: 'Friend', name: PLANTED.name },
  }
  await ask({ ...request, mood: PLANTED.situation })
  const { generation_id, prayer } = await ask(request)
  const { id } = await send(url, 'POST', '/api/v1/prayers', { generation_id }, token)
  await send(url, 'PATCH', `/api/v1/prayers/${id}`, { note: PLANTED.note }, token)
  await send(url, 'PATCH', `/api/v1/prayers/${id}`, { prayer_text: PLANTED.note }, token)
  await send(url, 'POST', '/api/v1/prayers/search', { search: PLANTED.search }, token)
  await send(url, 'GET', `/api/v1/prayers/${encodeURIComponent(PLANTED.search)}`, undefined, token)
  await send(url, 'PUT', `/api/v1/prayers/${id}/share`, { shows_name: true, shows_situation: true }, token)
  return { prayer, token }
}

interface Answer {
  readonly access_token: string
  readonly generation_id: string
  readonly prayer: string
  readonly id: string
  readonly activities: readonly object[]
}

async function send(
  url: string,
  method: string,
  path: string,
  body?: object,
  token?: string,
): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await response.json()) as Answer
}
