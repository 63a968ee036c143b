import type { PersonMention } from '../voice.ts'
import { wordSet } from './word-list.ts'

const SHE =
  wordSet(`mother mom mum mama mommy mummy sister daughter wife girlfriend grandmother grandma granny nana aunt
  auntie niece fiancée granddaughter stepmother stepmom stepdaughter stepsister goddaughter godmother mother-in-law mom-in-law mum-in-law girl
  sister-in-law daughter-in-law`)
const HE =
  wordSet(`father dad papa daddy brother son husband boyfriend grandfather grandpa granddad uncle nephew grandson
  stepfather stepdad stepson stepbrother godson godfather father-in-law dad-in-law boy brother-in-law son-in-law`)
const ANY =
  wordSet(`parent child baby kid toddler newborn partner spouse fiancé fiance fiancee cousin friend neighbor neighbour boss
  coworker co-worker colleague manager supervisor pastor priest teacher mentor coach student patient client roommate
  housemate flatmate grandchild godchild twin teen teenager bestie sibling landlord dog cat
  pet puppy kitten horse`)
const MANY =
  wordSet(`parents children kids twins siblings grandparents grandchildren grandkids in-laws friends neighbors
  neighbours coworkers colleagues students patients cousins sons daughters brothers sisters nieces nephews sons-in-law
  aunts uncles babies girls boys dogs cats pets loved-ones teammates classmates`)

/** Whether a word names somebody by what they are to the person. */
export function isRelation(word: string): boolean {
  const key = word.toLowerCase()
  return SHE.has(key) || HE.has(key) || ANY.has(key) || MANY.has(key)
}

/** A relation as the prayer may call it, with the pronoun its own word allows. */
export function mentionOf(relation: string, text: string): PersonMention {
  const key = relation.toLowerCase()
  if (SHE.has(key)) return { text, pronoun: 'she', isPlural: false }
  if (HE.has(key)) return { text, pronoun: 'he', isPlural: false }
  return { text, pronoun: 'they', isPlural: MANY.has(key) }
}

/** Animals are prayed for as friends are, but not as those who sit exams or have surgeons. */
export function isAnimal({ text }: PersonMention): boolean {
  return /\b(dogs?|cats?|pets?|puppy|kitten|horse)\b/.test(text)
}

/** Relations who are family: those a prayer for 'Family' may be about. */
export function isKin(word: string): boolean {
  return isRelation(word) && !NOT_KIN.has(word.toLowerCase())
}

const NOT_KIN =
  wordSet(`friend friends bestie neighbor neighbour neighbors neighbours boss coworker co-worker colleague
  manager supervisor pastor priest teacher mentor coach student students patient patients client roommate housemate
  flatmate coworkers colleagues landlord teammates classmates girlfriend boyfriend`)

/** Relations a prayer for 'Relationship' may be about. */
export const BELOVED = wordSet(
  'wife husband partner spouse girlfriend boyfriend fiancé fiancée fiance fiancee',
)
/** Relations a prayer for 'Work' may be about. */
export const COLLEAGUES = wordSet(
  'boss coworker co-worker coworkers colleague colleagues manager supervisor client student students patient patients',
)
export const FRIENDS = wordSet('friend friends bestie roommate housemate flatmate neighbor neighbour')
