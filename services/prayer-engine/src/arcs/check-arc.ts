import { guardSentence } from '../guard/guard-sentence.ts'
import type { GuardContext } from '../guard/verdict.ts'
import { TONES } from '../prayer.ts'
import { citationOf } from '../scripture/text.ts'
import { UNSAFE } from '../scripture/unsafe.ts'
import { type Arc, type ArcVoice, MOOD_GROUPS } from './arc.ts'
import { fillSlots, isKnownSlot, sentencesOf, slotsIn } from './slots.ts'

const STEPS = 3
const VARIANTS = 3
const PASSAGES_MIN = 4
const PASSAGE_WORDS_MAX = 50
const SHORT_PASSAGE_WORDS = 26
const SENTENCE_WORDS_MAX = 36
/** Words of each step: a little wider than what authors are asked for. */
const HELD_WORDS = [
  [6, 26],
  [8, 34],
  [10, 48],
] as const
const ASKING_WORDS = [
  [12, 40],
  [10, 42],
  [14, 60],
] as const
const WORN_PHRASES =
  /\b(journey|seasons?|walk with|hold space|thee|thou|thy|thine|hath|one day at a time|everything happens|in the quiet of)\b|[!—–]/i

const CONTEXT: GuardContext = {
  request: {
    category: 'Peace',
    mood: 'Worried',
    tone: 'Comforting',
    length: 'standard',
    recipient: { relationship: 'Friend', name: 'Robin' },
  },
  passages: [],
  closing: 'in Jesus’ name',
  crisis: false,
}

/** What is wrong with an arc, a sentence each; nothing when it keeps to the format and the guard passes it. */
export function checkArc(arc: Arc): string[] {
  const findings = [
    ...checkAddress(arc),
    ...(arc.self ? checkVoice(arc.self, 'For myself') : []),
    ...(arc.other ? checkVoice(arc.other, 'For another') : []),
    ...TONES.flatMap((tone) => checkText(`Close, ${tone}`, arc.close[tone], [3, 20])),
    ...TONES.flatMap((tone) =>
      slotsIn(arc.close[tone]).map(
        (slot) => `Close, ${tone}: {${slot}} cannot stand there, it serves both voices`,
      ),
    ),
  ]
  // In danger, and where little is known, a prayer is as short as it can be.
  return /^(?:crisis|plain)\//.test(arc.id)
    ? findings.filter((finding) => !/: \d+ words, not/.test(finding))
    : findings
}

function checkAddress({ address }: Arc): string[] {
  return MOOD_GROUPS.flatMap((group) => [
    ...(address[group].length < 2 ? [`Address: only one for "${group}"`] : []),
    ...address[group].flatMap((text) => [
      ...checkText(`Address, ${group}`, text, [4, 20]),
      ...slotsIn(text).map((slot) => `Address: {${slot}} cannot stand there, it serves both voices`),
    ]),
  ])
}

function checkVoice(voice: ArcVoice, chapter: string): string[] {
  const isOther = chapter === 'For another'
  const steps = (name: string, variants: ArcVoice['held'], bounds: typeof HELD_WORDS | typeof ASKING_WORDS) =>
    variants.flatMap((variant, at) => [
      ...(variant.length === STEPS
        ? []
        : [`${chapter}, ${name} ${at + 1}: ${variant.length} steps, not ${STEPS}`]),
      ...variant.flatMap((step, number) =>
        checkText(`${chapter}, ${name} ${at + 1}, step ${number + 1}`, step, bounds[number] ?? [6, 60]),
      ),
    ])
  return [
    ...(voice.held.length < VARIANTS
      ? [`${chapter}, Held: ${voice.held.length} variants, not ${VARIANTS}`]
      : []),
    ...(voice.asking.length < VARIANTS
      ? [`${chapter}, Asking: ${voice.asking.length} variants, not ${VARIANTS}`]
      : []),
    ...steps('Held', voice.held, HELD_WORDS),
    ...steps('Asking', voice.asking, ASKING_WORDS),
    ...TONES.flatMap((tone) => checkText(`${chapter}, Turn, ${tone}`, voice.turn[tone], [5, 30])),
    ...checkPassages(voice, chapter),
    ...(isOther ? checkNaming(voice) : checkNoOther(voice)),
  ]
}

function checkPassages({ passages }: ArcVoice, chapter: string): string[] {
  const lengths = passages.map(({ reference }) => countWords(citationOf(reference)?.text ?? ''))
  return [
    ...(passages.length < PASSAGES_MIN ? [`${chapter}, Passages: fewer than ${PASSAGES_MIN}`] : []),
    ...(new Set(passages.map(({ reference }) => reference)).size < passages.length
      ? [`${chapter}, Passages: one stands there twice`]
      : []),
    ...(lengths.filter((words) => words <= SHORT_PASSAGE_WORDS).length < 2
      ? [`${chapter}, Passages: fewer than two of ${SHORT_PASSAGE_WORDS} words or less`]
      : []),
    ...passages.flatMap(({ reference, answer }, at) => [
      ...checkReference(`${chapter}, ${reference}`, reference, lengths[at] ?? 0),
      ...checkText(`${chapter}, answer to ${reference}`, answer, [4, 34]),
    ]),
  ]
}

function checkReference(where: string, reference: string, words: number): string[] {
  const citation = citationOf(reference)
  if (!citation) return [`${where}: no such verse`]
  const unsafe = UNSAFE[citation.reference]
  return [
    ...(citation.reference === reference ? [] : [`${where}: write ${citation.reference}`]),
    ...(unsafe ? [`${where}: never handed out. ${unsafe}`] : []),
    ...(words > PASSAGE_WORDS_MAX ? [`${where}: ${words} words, more than ${PASSAGE_WORDS_MAX}`] : []),
  ]
}

function checkNaming({ bring, held, asking }: ArcVoice): string[] {
  const times = (text: string) => slotsIn(text).filter((slot) => /^name$/i.test(slot)).length
  return [
    ...(bring.length < VARIANTS ? [`For another, Bring: ${bring.length} variants, not ${VARIANTS}`] : []),
    ...bring.flatMap((text) => [
      ...checkText('For another, Bring', text, [4, 20]),
      ...(times(text) === 1 ? [] : [`For another, Bring: {name} stands ${times(text)} times in "${text}"`]),
    ]),
    ...asking.flatMap((steps, at) =>
      times(steps[0] ?? '') === 1 && times(steps.join(' ')) === 1
        ? []
        : [`For another, Asking ${at + 1}: {name} stands once, in step 1`],
    ),
    ...held.flatMap((steps, at) =>
      times(steps.join(' ')) <= 1 ? [] : [`For another, Held ${at + 1}: {name} stands more than once`],
    ),
  ]
}

function checkNoOther({ bring, held, passages, turn, asking }: ArcVoice): string[] {
  const texts = [
    ...bring,
    ...held.flat(),
    ...passages.map(({ answer }) => answer),
    ...Object.values(turn),
    ...asking.flat(),
  ]
  return texts.flatMap((text) =>
    slotsIn(text)
      .filter((slot) => slot !== 'day')
      .map((slot) => `For myself: {${slot}} cannot stand there: "${text}"`),
  )
}

/** What is wrong with a text of ours: its slots, length, worn phrases, and what the guard refuses. */
export function checkText(where: string, text: string, [min, max]: readonly [number, number]): string[] {
  const unknown = slotsIn(text).filter((slot) => !isKnownSlot(slot))
  const words = countWords(text)
  const worn = WORN_PHRASES.exec(text)?.[0]
  const filled = fillSlots(text, { name: 'Robin', pronoun: 'she', day: 'tomorrow' })
  return [
    ...unknown.map((slot) => `${where}: no slot {${slot}}`),
    ...(words < min || words > max ? [`${where}: ${words} words, not ${min} to ${max}`] : []),
    ...(worn ? [`${where}: "${worn}" is not used`] : []),
    ...(/[.?]["”’]?$/.test(text) ? [] : [`${where}: ends without a full stop: "${text.slice(-30)}"`]),
    ...sentencesOf(filled).flatMap((sentence) => [
      ...(countWords(sentence) > SENTENCE_WORDS_MAX
        ? [`${where}: a sentence of ${countWords(sentence)} words`]
        : []),
      ...refusalOf(where, sentence),
    ]),
  ]
}

function refusalOf(where: string, text: string): string[] {
  const verdict = guardSentence({ kind: 'words', part: 'petition', text }, CONTEXT)
  const isRefused = !verdict.ok && verdict.code !== 'invented-fact' && verdict.code !== 'diagnosis'
  return isRefused ? [`${where}: the guard refuses it (${verdict.code}): "${text}"`] : []
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
