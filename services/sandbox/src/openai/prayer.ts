import { type Asked, concreteWords } from './asked.ts'
import { ADDRESSES, COMPLAINTS, MORE_PETITIONS, PETITIONS, type Phrases, PRAISES, TRUSTS } from './phrases.ts'

/** One element of the answer, in the shape the schema asks for. */
export type Sentence =
  | { readonly part: string; readonly text: string }
  | { readonly part: string; readonly reference: string }

const SHAPES = {
  brief: { complaints: 1, trusts: 1, petitions: 2, praises: 1, passageWordsMax: 30 },
  standard: { complaints: 1, trusts: 2, petitions: 5, praises: 1, passageWordsMax: 45 },
  long: { complaints: 2, trusts: 4, petitions: 10, praises: 2, passageWordsMax: 40 },
}

/** A short prayer in the shape of a psalm, with one passage pointed at. `turn` varies the words. */
export function writePrayer(asked: Asked, turn: number): Sentence[] {
  const shape = SHAPES[asked.length]
  const say = (part: string, phrases: Phrases, count: number): Sentence[] =>
    rotated(phrases, turn)
      .slice(0, count)
      .map((phrase) => ({ part, text: spokenFor(asked, phrase) }))
  const passage = rotated(asked.passages, turn).find(({ text }) => countWords(text) <= shape.passageWordsMax)
  const { reference } = passage ?? asked.passages[0] ?? {}
  return [
    ...say('address', ADDRESSES[asked.tone] ?? ADDRESSES.Comforting ?? [], 1),
    ...bringing(asked),
    ...say('complaint', COMPLAINTS[asked.mood] ?? COMPLAINTS.Worried ?? [], shape.complaints),
    ...say('trust', TRUSTS, shape.trusts),
    ...(reference ? [{ part: 'scripture', reference }] : []),
    ...say('petition', PETITIONS[asked.tone] ?? PETITIONS.Comforting ?? [], 1),
    ...say('petition', MORE_PETITIONS, shape.petitions - 1),
    ...say('praise', PRAISES, shape.praises),
    { part: 'amen', text: asked.amen },
  ]
}

/** Whom and what the prayer brings: the name once, and a word or two of what was told. */
function bringing(asked: Asked): Sentence[] {
  const words = concreteWords(asked.telling)
  const told = words.length > 0 ? `You know all that I mean when I say ${words.join(' and ')}.` : ''
  const brought = `I bring ${asked.name || WHOM[asked.relationship]} before you with love.`
  const isForSelf = !asked.name && WHOM[asked.relationship] === undefined
  return [isForSelf ? '' : brought, told]
    .filter((text) => text !== '')
    .map((text) => ({ part: 'complaint', text }))
}

const WHOM: Readonly<Record<string, string>> = {
  Family: 'my family',
  Friend: 'my friend',
  Relationship: 'the one I love',
  Work: 'the people I work with',
  Church: 'our church',
  Other: 'the one on my heart',
}

function spokenFor({ name, relationship }: Asked, phrase: string): string {
  const isForSelf = !name && WHOM[relationship] === undefined
  const isForUs = !name && (relationship === 'Family' || relationship === 'Church')
  const [me, my] = isForSelf ? ['me', 'my'] : isForUs ? ['us', 'our'] : ['them', 'their']
  return phrase.replaceAll('{me}', me).replaceAll('{my}', my)
}

function countWords(text: string): number {
  return text.split(/\s+/).length
}

function rotated<Item>(items: readonly Item[], turn: number): Item[] {
  const start = items.length === 0 ? 0 : turn % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}
