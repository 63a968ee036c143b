import type { Passage, Reference } from '../prayer.ts'
import { nearQuotation } from '../scripture/near-quotation.ts'
import { plainWords } from '../scripture/plain-words.ts'
import { parseReference } from '../scripture/reference.ts'
import { findRuns, referenceOf } from '../scripture/runs.ts'
import { namedReferences } from './named-references.ts'
import type { Refusal } from './verdict.ts'

/** So many words of scripture in a row are a quotation, and a quotation is cited. */
const QUOTATION_WORDS_MIN = 8
/** Up to so many words between quotation marks are a name or a saying, if they stand in scripture or the request. */
const SAYING_WORDS_MAX = 3

// Who is made to speak, and that they do.
const ATTRIBUTION =
  /\b(?:your word|the word|scriptures?|the bible|the psalm(?:s|ist)?|this psalm|psalm \d+|the gospels?|the prophets?|isaiah|jeremiah|david|moses|paul|peter|james|john|solomon|jesus|christ|word of god) (?:himself |once |also |clearly )?(?:says?|said|tells? (?:us|me)|told us|teach(?:es)? us|taught|promises|writes?|wrote|reads?|declares?|assures? us|reminds? us|invites? us|shows us|sang|sings?|prayed)\b(?: that)?(?<rest>.*)$|(?:^|^lord, |^and |^for |^but |^yet |^god, |[;:] )(?:once )?you (?:said|have said|say|told us|have told us|tell us|taught us)\b(?: that)?(?<yours>.*)$|\bit is written\b(?: that)?(?<written>.*)$/
const LEAD_IN_WORDS_MAX = 4

// An apostrophe is not a quotation mark: single marks count around two words or more, with none beside a letter.
const QUOTED =
  /["“”„«]([^"“”„»]+)(?:["“”»]|$)|(?<![\p{L}\p{N}])['‘](\S[^'‘’]*\s[^'‘’]*)['’](?![\p{L}\p{N}])/gu

/**
 * Looks for scripture a writer supplied in words of its own, which only we may do: named, quoted, attributed, borrowed
 * eight words at a time, or nearly so.
 */
export function findScriptureInWords(
  text: string,
  spoken: string,
  { passages, given }: { readonly passages: readonly Passage[]; readonly given: string },
): Refusal | undefined {
  return (
    findReference(text, spoken, passages) ??
    findQuotedWords(text, given) ??
    findAttributedWords(spoken) ??
    findBorrowedWords(text)
  )
}

// A lead-in may name the passage that follows, and an echo may say what it echoes; anything else cites past us.
function findReference(text: string, spoken: string, passages: readonly Passage[]): Refusal | undefined {
  for (const named of namedReferences(text)) {
    const reference = parseReference(named) ?? psalmByNumber(named, passages)
    if (!reference) return { code: 'unknown-reference' }
    if (!passages.some((passage) => passage.reference === reference))
      return { code: 'reference-not-handed-out', reference }
    if (!/[:,]$|\becho(?:es|ing)?\b/.test(spoken)) return { code: 'uncited-scripture', reference }
  }
  return undefined
}

// 'Psalm 42' is not a passage; it stands for the one handed out from it, or for its first verse.
function psalmByNumber(named: string, passages: readonly Passage[]): Reference | undefined {
  const number = /^(?:Psalms?|Ps\.?) (\d+)$/.exec(named)?.[1]
  const handedOut = passages.find(({ reference }) => reference.startsWith(`Psalm ${number}:`))
  return handedOut?.reference ?? parseReference(`Psalm ${number}:1`)
}

function findQuotedWords(text: string, given: string): Refusal | undefined {
  const theirs = ` ${plainWords(given).join(' ')} `
  let count = 0
  for (const [, inDouble, inSingle] of text.matchAll(QUOTED)) {
    const words = plainWords(inDouble ?? inSingle ?? '')
    if (theirs.includes(` ${words.join(' ')} `)) continue
    count += words.length
  }
  return count > SAYING_WORDS_MAX ? { code: 'quoted-words' } : undefined
}

function findAttributedWords(spoken: string): Refusal | undefined {
  const { rest, yours, written } = ATTRIBUTION.exec(spoken)?.groups ?? {}
  const said = rest ?? yours ?? written ?? ''
  const isLeadIn = /[:,]$/.test(spoken)
  return !isLeadIn && plainWords(said).length > LEAD_IN_WORDS_MAX ? { code: 'attributed-words' } : undefined
}

function findBorrowedWords(text: string): Refusal | undefined {
  const words = plainWords(text)
  const [run] = findRuns(words, QUOTATION_WORDS_MIN)
  if (run) return { code: 'uncited-scripture', reference: referenceOf(run) }
  const near = nearQuotation(words)
  return near ? { code: 'altered-scripture', reference: near } : undefined
}
