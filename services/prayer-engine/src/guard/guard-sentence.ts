import type { PartKind, Reference } from '../prayer.ts'
import { citationOf } from '../scripture/text.ts'
import { plainSpeech } from '../text/plain.ts'
import type { DraftSentence } from '../writer.ts'
import { CLAIMS } from './claims/claims.ts'
import { conditionsNotGiven } from './claims/diagnosis.ts'
import { breaks } from './claims/rule.ts'
import { FORGIVE_UNASKED, PRAYS_FOR_ABUSER, REUNION_IN_DEATH, STAY_WHEN_ABUSED } from './claims/safety.ts'
import { givenIn } from './given.ts'
import { inventedFact } from './invented.ts'
import { leaksInstructions } from './leaks.ts'
import { refusePetition } from './petitions.ts'
import { isPlainText } from './plain-text.ts'
import { findScriptureInWords } from './scripture-in-words.ts'
import type { GuardContext, Refusal, SentenceVerdict } from './verdict.ts'
import { isPrayed } from './voice.ts'

/** Nobody can say more than this in a breath or two; a model that does has stopped praying. */
const SENTENCE_CHARACTERS_MAX = 400

/**
 * Passes one sentence of a draft, the words of scripture put in from the text, or says why it may not be shown.
 * Each sentence stands by itself, so what a stream has shown was guarded before it was shown.
 */
export function guardSentence(draft: DraftSentence, context: GuardContext): SentenceVerdict {
  switch (draft.kind) {
    case 'quotation':
      return guardQuotation(draft, context)
    case 'told':
      return guardTold(draft, context)
    case 'words':
      return guardWords(draft, context)
  }
}

function guardQuotation(
  draft: { part: PartKind; reference: Reference },
  { passages }: GuardContext,
): SentenceVerdict {
  const citation = citationOf(draft.reference)
  if (!citation) return { ok: false, code: 'unknown-reference' }
  if (!passages.some(({ reference }) => reference === citation.reference)) {
    return { ok: false, code: 'reference-not-handed-out', reference: citation.reference }
  }
  return { ok: true, sentence: { part: draft.part, text: citation.text, citation } }
}

/** The person's own sentence stands as it was told, or not at all. What it says is theirs. */
function guardTold(
  { part, text }: { part: PartKind; text: string },
  { plan }: GuardContext,
): SentenceVerdict {
  if (!plan?.told.includes(text)) return { ok: false, code: 'altered-telling' }
  return { ok: true, sentence: { part, text, isTold: true } }
}

type Words = Extract<DraftSentence, { kind: 'words' }>

function guardWords(draft: Words, context: GuardContext): SentenceVerdict {
  const text = draft.text.trim()
  const refusal = refuse({ ...draft, text }, context)
  return refusal ? { ok: false, ...refusal } : { ok: true, sentence: { part: draft.part, text } }
}

function refuse({ part, text, isOfArc }: Words, context: GuardContext): Refusal | undefined {
  if (!/\p{L}/u.test(text)) return { code: 'empty-sentence' }
  if (text.length > SENTENCE_CHARACTERS_MAX) return { code: 'sentence-too-long' }
  const given = givenIn(context.request)
  if (!isPlainText(text, given.words)) return { code: 'not-plain-text' }
  const spoken = plainSpeech(text)
  if (isClosing(spoken, context.closing)) return undefined
  if (leaksInstructions(spoken)) return { code: 'leaked-instructions' }
  return (
    refuseClaim(spoken, context) ??
    (isOfArc ? undefined : refusePetition(part, spoken, context)) ??
    (isPrayed(spoken) ? undefined : { code: 'not-a-prayer' }) ??
    findScriptureInWords(text, spoken, { passages: context.passages, given: given.words }) ??
    (isOfArc || conditionsNotGiven(spoken, given.spoken).length === 0 ? undefined : { code: 'diagnosis' }) ??
    (isOfArc ? undefined : inventedFact(text, spoken, context.request))
  )
}

function refuseClaim(spoken: string, { request, crisis, harm }: GuardContext): Refusal | undefined {
  const broken = CLAIMS.find((rule) => breaks(rule, spoken))
  if (broken) return { code: broken.code }
  const given = givenIn(request)
  if (harm && breaks(PRAYS_FOR_ABUSER, spoken)) return { code: PRAYS_FOR_ABUSER.code }
  const speaksOfAbuse = harm !== undefined || given.speaksOfAbuse || crisis === 'abuse'
  if (speaksOfAbuse && breaks(STAY_WHEN_ABUSED, spoken)) return { code: STAY_WHEN_ABUSED.code }
  if (speaksOfAbuse && !given.asksToForgive && breaks(FORGIVE_UNASKED, spoken))
    return { code: FORGIVE_UNASKED.code }
  if (given.speaksOfDeath && breaks(REUNION_IN_DEATH, spoken)) return { code: REUNION_IN_DEATH.code }
  return undefined
}

// 'In the name of the Father, and of the Son, and of the Holy Ghost' is scripture, and ours to say.
function isClosing(spoken: string, closing: string): boolean {
  const said = spoken
    .replace(/[,.;]? *(?:we|i) (?:pray|ask)(?: this| it)?/, '')
    .replaceAll(/[^\p{L}]+/gu, ' ')
  const ours = `${plainSpeech(closing).replaceAll(/[^\p{L}]+/gu, ' ')}`.trim()
  return said.trim() === 'amen' || (ours !== '' && [ours, `${ours} amen`].includes(said.trim()))
}
