import { expect, test } from 'vitest'
import { cleanEvent } from '../../services/analytics/src/domain/browser-event.ts'
import { pages } from './paths.ts'
import { ALLOWED, cleanPath, READABLE } from './tracking.ts'

const SAMPLES: Readonly<Record<string, string | number>> = {
  page_path: '/pricing',
  page_title: 'Pricing',
  method: 'email',
  source: 'footer_form',
  plan_type: 'monthly',
  price: 4.99,
}

// TRK-02: the two lists are kept apart on purpose; this is where they meet.
test.each(Object.entries(ALLOWED))('%s is kept by the server as it is noted here', (event, names) => {
  const properties = Object.fromEntries(names.map((name) => [name, SAMPLES[name] ?? '']))
  const now = new Date()

  const kept = cleanEvent({ event, properties, timestamp: now.getTime() }, now)

  expect(kept?.properties).toEqual(properties)
})

test('the server keeps every address that is told, and no other one of the blog', () => {
  const keptOf = (page_path: string) =>
    cleanEvent({ event: 'page_view', properties: { page_path } }, new Date())
  const told = [...pages, ...READABLE].map(cleanPath)

  expect(told.map((path) => keptOf(path)?.properties.page_path)).toEqual(
    told.map((path) => path.replace('/:unknown', '/:id')),
  )
  expect(keptOf('/blog/my-brother-is-ill')?.properties).toEqual({ page_path: '/blog/:id' })
})

test.each(Object.keys(ALLOWED))('%s keeps nothing of a prayer', (event) => {
  const words = { category: 'Grief', mood: 'Anxious', situation: 'my brother', prayer_text: 'Lord, hear' }
  const properties = { page_path: '/generate', ...words }

  const kept = cleanEvent({ event, properties }, new Date())

  expect(Object.keys(kept?.properties ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/category|mood|situation|prayer/)]),
  )
})
