import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { careFor } from '../src/care/care-for.ts'
import { compose } from '../src/composer/compose.ts'
import type { Category, Length, Mood, PrayerRequest, Relationship, Tone } from '../src/prayer.ts'
import { quotationOf } from '../src/quotation.ts'
import { seededRandom } from '../src/random.ts'
import { citationOf } from '../src/scripture/text.ts'
import type { DraftSentence } from '../src/writer.ts'
import { writingTask } from '../src/writing-task.ts'
import { CLOSING } from './outcome.ts'

// `pnpm read [--set NAME] [--key FILE]`: a sheet for readers. Each need stands with the composer's prayer and one that was
// written by hand, in no order a reader could guess; the key says which is which, and is not for readers.

interface ReadNeed {
  readonly id: number
  readonly category: Category
  readonly mood: Mood
  readonly tone: Tone
  readonly length: Length
  readonly for: Relationship
  readonly name?: string
  readonly text: string
}

const { values } = parseArgs({
  options: { set: { type: 'string', default: 'first' }, key: { type: 'string' } },
})
const folder = join(import.meta.dirname, 'reading', values.set)
const needs = JSON.parse(readFileSync(join(folder, 'needs.json'), 'utf8')) as ReadNeed[]
const byHand = JSON.parse(readFileSync(join(folder, 'by-hand.json'), 'utf8')) as Record<string, string>
const key: string[] = []

console.log(`# Forty prayers, to be read

Read each as the person who asked would. For both prayers give five marks from 1 to 5: fit (is it about this person's need?), coherence (does each line
follow?), language, comfort, and **would pray it**. Then say in a line what stopped you, and mark outright faults: wrong person, wrong guilt, a dead
person prayed for as living, a day that is past, broken grammar, a promise, a verse that does not fit.`)
for (const need of needs) {
  const isOursFirst = seededRandom(`sheet ${need.id}`)() < 0.5
  const ours = prayerFor(need)
  const theirs = byHand[need.id] ?? ''
  const [first, second] = (isOursFirst ? [ours, theirs] : [theirs, ours]).map(inOneHand)
  key.push(`${need.id}: the composer's is ${isOursFirst ? 'A' : 'B'}`)
  const whom = need.for === 'Self' ? 'for myself' : `for ${need.for}${need.name ? `, ${need.name}` : ''}`
  console.log(
    `\n## ${need.id}\n\n*${need.category}, ${need.mood}, ${need.tone}, ${need.length}, ${whom}*\n\n> ${need.text.replaceAll('\n', '\n> ')}\n\n### ${need.id} A\n\n${first}\n\n### ${need.id} B\n\n${second}`,
  )
}
if (values.key) writeFileSync(values.key, `${key.join('\n')}\n`)

/** Marks and quotation signs say nothing of who wrote. */
function inOneHand(text: string): string {
  return text.replaceAll(/[“”]/g, '"').replaceAll(/[‘’]/g, "'").replaceAll(', KJV)', ')')
}

function prayerFor({ id, category, mood, tone, length, for: relationship, name, text }: ReadNeed): string {
  const request: PrayerRequest = {
    category,
    mood,
    tone,
    length,
    recipient: { relationship, ...(name !== undefined && { name }) },
    situation: text,
  }
  const task = writingTask({ request, care: careFor(request), closing: CLOSING, seed: `read ${id}` })
  const paragraphs: { part: string; sentences: string[] }[] = []
  for (const sentence of compose(task)) {
    const last = paragraphs.at(-1)
    if (last?.part === sentence.part) last.sentences.push(shown(sentence))
    else paragraphs.push({ part: sentence.part, sentences: [shown(sentence)] })
  }
  return paragraphs.map(({ sentences }) => sentences.join(' ')).join('\n\n')
}

function shown(sentence: DraftSentence): string {
  if (sentence.kind !== 'quotation') return sentence.text
  const citation = citationOf(sentence.reference)
  return citation ? quotationOf(citation) : ''
}
