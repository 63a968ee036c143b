import { isAlsoAWord, isSaidOfGod, spokenName, wordsThatName } from './name.ts'
import { changeWords } from './share-sentences.ts'

const SOMEBODY = 'my loved one'

/** A prayer that does not say who it is for. Scripture is left as it stands, whoever is named in it. */
export function withoutName(text: string, name: string): string {
  return hide(text, name, startsWithCapital)
}

/** As withoutName, for what a person wrote themselves: not everybody writes a name with a capital. */
export function situationWithoutName(text: string, name: string): string {
  return hide(text, name, (found) => startsWithCapital(found) || !EVERYDAY.test(found))
}

/** Names that are ordinary words when they are written small. */
const EVERYDAY =
  /^(?:may|will|grace|hope|faith|joy|mercy|peace|love|angel|april|art|august|bill|christian|dawn|drew|frank|gene|guy|jack|june|mark|pat|patience|ray|rich|rob|rose|ruth|sky|sue|summer|van|wade)$/i

function hide(text: string, name: string, isNamed: (found: string) => boolean): string {
  const named = patternOf(name)
  return changeWords(text, (words) => {
    let hidden = ''
    let end = 0
    for (const { 0: found, index, groups } of words.matchAll(named)) {
      const { form = '', owns } = groups ?? {}
      const next = index + found.length
      const begins = beginsSentence(words, index)
      const isWord = begins && isAlsoAWord(form) && READS_ON.test(words.slice(next, next + NEXT_WORD))
      // Of several words, 'my mother', no other reading is to be feared.
      if (isWord || !(form.includes(' ') || isNamed(form))) continue
      const somebody = `${begins ? 'My' : 'my'}${SOMEBODY.slice('my'.length)}`
      hidden += `${words.slice(end, index)}${somebody}${owns ? '’s' : ''}`
      end = next
    }
    return hidden + words.slice(end)
  })
}

function patternOf(name: string): RegExp {
  const spoken = spokenName(name)
  const whole = [name, spoken].filter((form) => form !== '' && !isSaidOfGod(form))
  const forms = [...new Set([...whole, ...wordsThatName(name), ...wordsThatName(spoken)])]
    .sort((one, other) => other.length - one.length)
    .map((form) => form.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (forms.length === 0) return NOBODY
  const owns = `(?<owns>[’']s|(?<=s)[’'])?`
  // 'Ruth 1:16' is a place in the text, whoever is called Ruth.
  const isOver = String.raw`(?![\p{L}\p{M}\p{N}]| \d+:\d)`
  return new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}])(?:my )?(?<form>${forms.join('|')})${owns}${isOver}`,
    'giu',
  )
}

const NOBODY = /(?!)/g

/** What follows 'Will' or 'Grace' at the beginning of a sentence when nobody of that name is meant. */
const READS_ON =
  /^ (?:you|your|thou|thy|he|she|it|we|they|i|the|a|an|my|our|his|her|its|their|this|that|these|those|there|all|no|not|every|each|any|what|who|of|be|in|upon|to|from|for|peace|mercy|grace|rest|god|lord)\b/i
const NEXT_WORD = 10

function beginsSentence(words: string, at: number): boolean {
  const before = words.slice(0, at).trimEnd()
  return before === '' || /[.!?]$/.test(before.slice(-1)) || words.slice(before.length, at).includes('\n')
}

function startsWithCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word)
}
