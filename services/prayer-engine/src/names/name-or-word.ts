import { isCommonInPrayer } from '../prayer-vocabulary.ts'
import { bookNamed } from '../scripture/books.ts'
import { isAlsoAWord } from './name.ts'

/** One word that may be somebody's name, and what stands around it. */
export interface Place {
  readonly form: string
  readonly before: string
  readonly after: string
  /** `’s`, `’` or nothing. */
  readonly owns: string
  /** Whether a sentence begins with it. */
  readonly begins: boolean
}

/** Whether somebody's name is an ordinary word here, or God's: 'I will wait', 'May your peace', 'In Jesus’ name'. */
export function isWordHere(place: Place): boolean {
  return isSmallWord(place) || isCapitalWord(place) || isSaidOfGod(place) || isBook(place)
}

function isSmallWord({ form, before }: Place): boolean {
  const isSmall = form === form.toLowerCase() && form !== form.toUpperCase()
  if (!isSmall || !(EVERYDAY.test(form) || isCommonInPrayer(form))) return false
  return VERBS.test(form) || !AFTER_SOMEBODY.test(before)
}

/** Names that are ordinary words when they are written small, beside those that are in every prayer. */
const EVERYDAY =
  /^(?:amber|angel|april|art|august|autumn|baker|bill|blossom|brook|carol|chance|charity|chase|christian|cliff|crystal|daisy|dale|dawn|dean|destiny|drew|duke|earl|eve|forest|frank|gene|glen|guy|harmony|haven|hazel|honor|hunter|iris|ivy|jack|jade|jasmine|jewel|june|justice|king|lee|lily|mark|mason|melody|mercy|miles|miller|noble|olive|page|pat|patience|pearl|penny|precious|prince|prosper|ray|rich|river|rob|robin|rose|royal|ruby|ruth|sage|serenity|shepherd|sky|son|star|stone|stormy|sue|summer|sunny|taylor|trinity|van|violet|wade|willow|winter|woods)$/i

const VERBS = /^(?:will|may)$/

/** After 'my son', a word of a prayer is his name. */
const AFTER_SOMEBODY =
  /\b(?:son|daughter|brother|sister|husband|wife|boy|girl|baby|child|friend|mother|mom|mum|father|dad|uncle|aunt|cousin|nephew|niece|grandson|granddaughter|partner|boyfriend|girlfriend|named|called)[,:]?\s+$/i

function isCapitalWord({ form, before, after, begins }: Place): boolean {
  if (form === 'A') return begins
  if (form === 'O') return /^\s+\p{Lu}/u.test(after) || READS_ON.test(after)
  return begins && form.length > 1 && isAlsoAWord(form) && READS_ON.test(after) && !/\bmy\s+$/i.test(before)
}

/** What follows 'Will' or 'Grace' at the beginning of a sentence when nobody of that name is meant. */
const READS_ON =
  /^ (?:you|your|thou|thy|he|she|it|we|they|i|the|a|an|my|our|his|her|its|their|this|that|these|those|there|all|no|not|every|each|any|what|who|of|be|in|upon|to|from|for|peace|mercy|grace|rest|god|lord|christ)\b/i

/** A person may be called Jesus or King: of God these are said in few ways only. */
function isSaidOfGod({ form, before, after, owns }: Place): boolean {
  const name = form.toLowerCase()
  if (name === 'jesus' || name === 'christ') {
    const isHisName = owns !== '' && /^\s+(?:name|sake)\b/i.test(after)
    return isHisName || /^\s+christ\b/i.test(after) || /\b(?:lord|jesus|christ|through)\s+$/i.test(before)
  }
  if (name !== 'king' && name !== 'son') return false
  return /\b(?:my|your|thy|our|the|a|his|her|their|only|o|is|as)\s+$/i.test(before) || /^\s+of\b/i.test(after)
}

/** 'Ruth 1:16' is a place in the text, also where somebody is called Ruth. */
function isBook({ form, after }: Place): boolean {
  return bookNamed(form) !== undefined && /^\s+\d+:\d/.test(after)
}
