import nlp from 'compromise/two'
import { SPELLINGS } from '../text/spellings.ts'

/** Written without an apostrophe, and nothing else is meant. 'Its', 'well', 'were' and 'hell' may be other words. */
const APOSTROPHES: Readonly<Record<string, string>> = {
  im: "I'm",
  ive: "I've",
  id: "I'd",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  couldnt: "couldn't",
  wont: "won't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  hasnt: "hasn't",
  havent: "haven't",
  hadnt: "hadn't",
  hes: "he's",
  shes: "she's",
  theyre: "they're",
  theyve: "they've",
  youre: "you're",
  thats: "that's",
  whats: "what's",
  idk: "I don't know",
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
}

// How somebody took their own life is not said aloud again; that they did is.
const MEANS =
  /\b(?:hanged|hung|shot|stabbed|drowned|poisoned) (himself|herself|themselves|themself)\b|\b(?:jumped (?:off|from) [\w' ]{1,30}(?:bridge|roof|building|cliff))\b/gi

/**
 * The person's own sentences, in their order: capitals and full stops put in, known misspellings mended, nothing else
 * changed. A name keeps the spelling it has.
 */
export function sentencesOf(situation: string): string[] {
  return linesOf(situation)
    .flatMap((line) => nlp.tokenize(line).json() as { text: string }[])
    .map(({ text }) => mended(text))
    .filter((sentence) => /\p{L}/u.test(sentence))
}

/** A line of a list is a sentence of its own; a line that only broke off goes on in the next. */
function linesOf(situation: string): string[] {
  return situation
    .normalize('NFKC')
    .replaceAll(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{fe0f}/gu, ' ')
    .replaceAll(/[\p{Cf}]/gu, '')
    .replaceAll('’', "'")
    .replaceAll('‘', "'")
    .replaceAll(/[“”"]/g, "'")
    .replaceAll(/\s*\(([^()]*)\)/g, ', $1,')
    .replaceAll(/\s+[–—-]+\s+|—/g, ', ')
    .replaceAll(/(?<=\p{Ll}{2}[.!?])(?=\p{L})(?!(?:com|org|net|co|io)\b)/giu, ' ')
    .split(/\n+/)
    .reduce<string[]>((lines, line) => {
      const text = line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim()
      const last = lines.at(-1)
      const goesOn =
        last !== undefined && !/[.!?…:]['"]?$/.test(last) && /^\p{Ll}/u.test(text) && text === line.trim()
      if (goesOn) lines[lines.length - 1] = `${last} ${text}`
      else if (text !== '') lines.push(text)
      return lines
    }, [])
}

function mended(raw: string): string {
  const text = unshouted(raw)
    .replaceAll(MEANS, (_, who?: string) =>
      who ? `took ${POSSESSIVE[who.toLowerCase()] ?? 'their'} own life` : 'died',
    )
    .split(/(\s+|(?<=\p{L})[,.;:!?]+)/u)
    .map((word) => spelled(word))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+([,.;:!?])/g, '$1')
    .replaceAll(/,(?:\s*,)+/g, ',')
    .replaceAll(/!+/g, '.')
    .replace(/^[\s,;:.)\]]+/, '')
    .replace(/[\s,;:([-]+$/, '')
    .trim()
  const bare = text.replace(/\.{2,}$|…$/, '')
  const ended = /[.?]['"]?$/.test(bare) ? bare : `${bare}.`
  return ended.charAt(0).toUpperCase() + ended.slice(1)
}

const POSSESSIVE: Readonly<Record<string, string>> = { himself: 'his', herself: 'her' }

function spelled(word: string): string {
  const plain = word.toLowerCase()
  const right = APOSTROPHES[plain] ?? SPELLINGS[plain]
  if (!right) return word
  // A capital may begin a sentence; then the mended word has one too.
  return /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right
}

/** Writing all in capitals is read as ordinary speech. */
function unshouted(sentence: string): string {
  const letters = sentence.replaceAll(/\P{L}/gu, '')
  return letters.length > 6 && letters === letters.toUpperCase() ? sentence.toLowerCase() : sentence
}
