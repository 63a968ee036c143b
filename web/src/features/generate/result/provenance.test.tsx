import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AskedFor, Generation } from '../../../api/types.ts'
import { Provenance } from './about-this-prayer.tsx'

const request: AskedFor = {
  category: 'Peace',
  mood: 'Tired',
  tone: 'Comforting',
  length: 'standard',
  recipient: { relationship: 'Friend', name: 'Maria' },
  situation: 'A long winter',
}
const sent_to = { host: 'model.example', model: 'large-1' }

function shown(by: Generation['written_by'], more: Partial<Generation> = {}, asked?: AskedFor): string {
  const written: Generation = {
    generation_id: 'g1',
    prayer: 'Amen.',
    scripture: '',
    citations: [],
    parts: [],
    written_by: by,
    rewrites: { left: 0, until: '2026-11-21T10:10:00Z' },
    ...more,
  }
  return renderToStaticMarkup(<Provenance written={written} request={asked} />)
}

test.each([
  ['openai', 'A language model wrote this prayer: large-1, at model.example.'],
  ['composer', 'A language model was asked first (large-1, at model.example) and could not finish'],
] as const)('says what left the server, when %s wrote', (by, who) => {
  const text = shown(by, { sent_to }, request)

  expect(text).toContain(who)
  expect(text).toContain('This was sent to model.example')
  expect(text).toContain('what you chose: Peace, Tired, Comforting, standard length')
  expect(text).toContain('and the name Maria')
  expect(text).toContain('what you wrote about your situation, word for word')
  expect(text).not.toContain('Nothing you wrote left this server')
})

test('says that nothing left the server when no model was asked', () => {
  expect(shown('composer', {}, request)).toContain('Nothing you wrote left this server.')
})

test('does not claim what it no longer knows', () => {
  const text = shown('composer', { sent_to })

  expect(text).not.toContain('Nothing you wrote left this server')
  expect(text).not.toContain('what you wrote about your situation')
})
