import { isAlsoAWord, spokenName } from '../names/name.ts'
import type { Length } from '../prayer.ts'
import { plainWords } from '../scripture/plain-words.ts'
import { findRuns, referenceOf } from '../scripture/runs.ts'
import { plainSpeech } from '../text/plain.ts'
import { contentWords } from '../text/words.ts'
import type { GuardContext, PrayerVerdict, Refusal, VerifiedSentence } from './verdict.ts'

/** Words of a whole prayer, scripture included. A little wider than what is asked of a writer. */
export const PRAYER_WORDS: Readonly<
  Record<Length | 'crisis', { readonly min: number; readonly max: number }>
> = {
  brief: { min: 50, max: 120 },
  standard: { min: 75, max: 200 },
  long: { min: 150, max: 320 },
  crisis: { min: 30, max: 140 },
}
/** A name is said once or twice, as people do. */
export const NAME_TIMES_MAX = 3
const QUOTATION_WORDS_MIN = 8
const REFRAIN_TIMES_MAX = 2
const GOD =
  /\b(?:lord|god|father|jesus|christ|spirit|shepherd|sa?viou?r|savior|maker|creator|redeemer|almighty|most high|holy one|comforter|healer|abba|refuge|rock|giver|keeper|helper|king|potter|physician|guide|host|father|friend of|light of|you|your)\b/

/** Judges a finished prayer as a whole: addressed to God, with scripture, the right length, ended with Amen. */
export function guardPrayer(sentences: readonly VerifiedSentence[], context: GuardContext): PrayerVerdict {
  const refusal =
    refuseFrame(sentences) ??
    refuseWithoutPsalm(sentences, context) ??
    refuseLength(sentences, context) ??
    refuseTelling(sentences, context) ??
    refuseName(sentences, context) ??
    refuseRepetition(sentences) ??
    refuseBorrowing(sentences, context)
  return refusal ? { ok: false, ...refusal } : { ok: true }
}

function refuseFrame(sentences: readonly VerifiedSentence[]): Refusal | undefined {
  const beginning = sentences.filter(({ citation }) => !citation).slice(0, 3)
  if (!beginning.some(({ text }) => GOD.test(plainSpeech(text)))) return { code: 'not-addressed-to-god' }
  const last = sentences.at(-1)
  if (!last || last.citation || !/\bamen[.!]?$/i.test(last.text)) return { code: 'no-amen' }
  return sentences.some(({ citation }) => citation) ? undefined : { code: 'no-citation' }
}

function refuseWithoutPsalm(
  sentences: readonly VerifiedSentence[],
  { passages }: GuardContext,
): Refusal | undefined {
  const wanted = passages.find(({ isWanted }) => isWanted)
  return !wanted || sentences.some(({ citation }) => citation?.reference === wanted.reference)
    ? undefined
    : { code: 'wanted-psalm-missing' }
}

function refuseLength(
  sentences: readonly VerifiedSentence[],
  { request, crisis }: GuardContext,
): Refusal | undefined {
  const words = sentences.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
  const { min, max } = PRAYER_WORDS[crisis ? 'crisis' : request.length]
  if (words < min) return { code: 'too-short' }
  return words > max ? { code: 'too-long' } : undefined
}

// What a person told stands whole and in its order, or is retold by a writer of another voice: not left out.
function refuseTelling(
  sentences: readonly VerifiedSentence[],
  { plan, request }: GuardContext,
): Refusal | undefined {
  const told = plan?.told ?? []
  const leavesOut = request.leaveOut?.some((part) => part === 'complaint' || part === 'thanks') ?? false
  if (told.length === 0 || leavesOut) return undefined
  const verbatim = sentences.flatMap(({ text, isTold }) => (isTold ? [text] : []))
  if (verbatim.length > 0)
    return verbatim.length === told.length && verbatim.every((text, at) => text === told[at])
      ? undefined
      : { code: 'telling-missing' }
  const words = [...new Set(contentWords(told.join(' ')))]
  const said = plainSpeech(sentences.flatMap(({ text, citation }) => (citation ? [] : [text])).join(' '))
  const retold = words.filter((word) => said.includes(word.slice(0, STEM_LENGTH))).length
  return retold >= Math.min(RETOLD_WORDS_MIN, words.length) ? undefined : { code: 'telling-missing' }
}

/** So many telling words of the situation show that it was heard. */
const RETOLD_WORDS_MIN = 2
const STEM_LENGTH = 5

// A name that cannot be said ('Sam 🙏', mark-up) is not asked for.
function refuseName(
  sentences: readonly VerifiedSentence[],
  { request, plan }: GuardContext,
): Refusal | undefined {
  const name = plan ? (plan.name ?? '') : spokenName(request.recipient.name ?? '')
  if (!name) return undefined
  const told = sentences.filter(({ isTold }) => isTold)
  const own = sentences.filter(({ isTold }) => !isTold)
  const times = countNamed(own.map(({ text }) => text).join(' '), name)
  const toldTimes = countNamed(told.map(({ text }) => text).join(' '), name)
  if (times + toldTimes === 0) return { code: 'name-missing' }
  // How often a word is said is no sign of how often the person is named.
  return times > NAME_TIMES_MAX && !isAlsoAWord(name) ? { code: 'name-repeated' } : undefined
}

function countNamed(text: string, name: string): number {
  const between = text.split(name)
  return between.slice(1).filter((after, index) => {
    const before = between[index] ?? ''
    return !/\p{L}$/u.test(before) && !/^\p{L}/u.test(after)
  }).length
}

// A refrain comes twice, as in a psalm. A model that has lost its way says the same thing on and on.
function refuseRepetition(sentences: readonly VerifiedSentence[]): Refusal | undefined {
  const times = new Map<string, number>()
  for (const { text, citation } of sentences) {
    const said = citation ? '' : plainWords(text).join(' ')
    times.set(said, said === '' ? 0 : (times.get(said) ?? 0) + 1)
  }
  return Math.max(0, ...times.values()) > REFRAIN_TIMES_MAX ? { code: 'repeats-itself' } : undefined
}

// A quotation broken over two sentences passes each of them by itself.
function refuseBorrowing(
  sentences: readonly VerifiedSentence[],
  { closing }: GuardContext,
): Refusal | undefined {
  const stretches: string[] = ['']
  for (const { text, citation } of sentences) {
    if (citation) stretches.push('')
    else stretches[stretches.length - 1] += ` ${text}`
  }
  const closingWords = plainWords(closing).join(' ')
  for (const stretch of stretches) {
    const words = plainWords(stretch)
    const run = findRuns(words, QUOTATION_WORDS_MIN).find(
      ({ start, length }) =>
        !closingWords.includes(
          words
            .slice(start, start + length)
            .join(' ')
            .replace(/ amen$/, ''),
        ),
    )
    if (run) return { code: 'uncited-scripture', reference: referenceOf(run) }
  }
  return undefined
}
