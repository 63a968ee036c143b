import { hash } from 'node:crypto'
import { namesOfRelation } from '@selah/prayer-engine/guard'
import { isCommonInPrayer, isNamedIn } from '@selah/prayer-engine/names'
import { rawWords } from '@selah/prayer-engine/scripture'
import type { PrayerContent } from './journal.ts'
import { sentencesOf, withoutSentences } from './share-sentences.ts'

const WORDS_IN_A_ROW = 3
/** Two words in a row tell something when they are this long together: 'my mother', but not 'I can'. */
const LETTERS_OF_TWO = 8

/**
 * A prayer without the sentences that repeat what was told. A sentence too many is left out rather than one too few:
 * what somebody did not want to show is not shown. Scripture stands as it is, and so does what the person wrote
 * themselves, unless it is only another wording of a sentence that tells.
 */
export function withoutSituation(content: PrayerContent): string {
  const tells = tellsIn(content)
  return tells ? withoutSentences(content.prayerText, tells) : content.prayerText
}

/** Whether a prayer has sentences that repeat what was told; unknown where nothing was kept to know them by. */
export function tellsSituation(content: PrayerContent): boolean | 'unknown' {
  const { tellingSentences: marks, tells: known } = content
  // To look takes as long as to open and write the prayer, on each of a page of a journal.
  if (marks && (known !== undefined || marks.length === 0)) return known ?? false
  const tells = tellsIn(content)
  return tells ? sentencesOf(content.prayerText).some(tells) : 'unknown'
}

/** What is kept with a text of its sentences that repeat the situation. */
export function withMarks(prayerText: string, tellingSentences: readonly string[]) {
  const marks = new Set(tellingSentences)
  const tells = sentencesOf(prayerText).some((sentence) => marks.has(markOf(sentence)))
  return { prayerText, tellingSentences, tells }
}

/** Marks of the sentences that repeat what was told. Nothing of the situation can be read from them. */
export function markTelling(prayer: string, situation: string): readonly string[] {
  return [...new Set(sentencesOf(prayer).filter(tellsOf(situation)).map(markOf))]
}

/**
 * The marks of a prayer that its owner edits. To mend a word of a sentence that tells is no wish to show it, so a new
 * wording of such a sentence is marked as well.
 */
export function marksAfterEdit(
  { prayerText, tellingSentences: marks = [] }: Pick<PrayerContent, 'prayerText' | 'tellingSentences'>,
  edited: string,
): readonly string[] {
  const before = new Set(sentencesOf(prayerText).map(markOf))
  const telling = sentencesOf(prayerText).filter((sentence) => marks.includes(markOf(sentence)))
  const added = sentencesOf(edited).filter(
    (sentence) => !before.has(markOf(sentence)) && telling.some((told) => isNewWording(sentence, told)),
  )
  return [...new Set([...marks, ...added.map(markOf)])]
}

/** Most of its words are the same, or all those of which each tells, where there are several. */
function isNewWording(sentence: string, told: string): boolean {
  if (!tellsOf(told)(sentence)) return false
  const [words, before] = [new Set(rawWords(sentence)), new Set(rawWords(told))]
  const telling = new Set([...before].filter(saysEnough))
  const isMostlyTheSame = 2 * words.intersection(before).size > words.union(before).size
  return isMostlyTheSame || (telling.size > 1 && telling.isSubsetOf(words))
}

function tellsIn({ tellingSentences, situation }: PrayerContent) {
  if (!tellingSentences) return situation ? tellsOf(situation) : undefined
  const marks = new Set(tellingSentences)
  return (sentence: string) => marks.has(markOf(sentence))
}

/** The same for a sentence that is only broken or stopped in another way. */
function markOf(sentence: string): string {
  return hash('sha256', rawWords(sentence).join(' '), 'base64url').slice(0, MARK_LENGTH)
}

const MARK_LENGTH = 12

/** Whether a sentence repeats something of what was told: a few words in a row, or one that says enough by itself. */
function tellsOf(situation: string): (sentence: string) => boolean {
  const runs = new Set(runsIn(situation))
  const words = wordsThatTell(situation)
  const names = isNamedIn(situation)
  return (sentence) =>
    runsIn(sentence).some((run) => runs.has(run)) ||
    names(sentence) ||
    rawWords(sentence.replaceAll(GOD, '')).some((said) =>
      words.some((word) => isSameWord(word, singular(said))),
    )
}

function runsIn(text: string): readonly string[] {
  const words = rawWords(text)
  const runsOf = (length: number) =>
    words.flatMap((_word, at) => (at + length <= words.length ? [words.slice(at, at + length)] : []))
  const pairs = runsOf(2).filter((pair) => pair.join('').length >= LETTERS_OF_TWO)
  return [...pairs, ...runsOf(WORDS_IN_A_ROW)].map((run) => run.join(' '))
}

/** Written with a capital these are God's names, also where a father or a son was told of. */
const GOD = /\b(?:Father|Son|Friend|Healer|Physician|Guide|Host|Giver)\b/g

/** Al, Ty, an ex, MS: what has two letters and is in no other prayer tells enough. */
const LETTERS_MIN = 2

/** Of a mum a prayer may say ‘mother’. */
function wordsThatTell(situation: string): readonly string[] {
  const words = rawWords(situation).filter(saysEnough)
  return [...new Set(words.flatMap((word) => [word, ...namesOfRelation(word)]).map(singular))]
}

function saysEnough(word: string): boolean {
  return word.length >= LETTERS_MIN && !isCommonInPrayer(word) && !isCommonInPrayer(singular(word))
}

function singular(word: string): string {
  if (word.length < 4) return word
  return word.replace(/ies$/, 'y').replace(/(?<=[sxz]|[cs]h)es$|(?<![sui])s$/, '')
}

const BEGINNING_MIN = 5
const ENDING_MAX = 3

/** Also 'divorced' for a divorce, and 'miscarried' for a miscarriage. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  const shared = Math.max(BEGINNING_MIN, Math.min(one.length, other.length) - ENDING_MAX)
  return one.length >= shared && other.length >= shared && one.slice(0, shared) === other.slice(0, shared)
}
