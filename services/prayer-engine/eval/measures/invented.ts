import { ownText } from '../outcome.ts'
import { type Measure, share } from './measure.ts'

// What a prayer may say only when the request says it. A word passes if the request holds it or its family.
const FACTS: Readonly<Record<string, RegExp>> = {
  relations:
    /\b(mother|mom|mum|dad|father(?!s\b)|brother|sister|son|daughter|wife|husband|children|(?<!\b(?:a|tired|small|the) )child|kids|baby|grandmother|grandfather|grandma|grandpa|aunt|uncle|cousin|niece|nephew|boyfriend|girlfriend|fianc[eé]e?|boss|coworker|colleagues?|pastor|spouse|partner)\b/gi,
  illnesses:
    /\b(cancer|tumou?r|diabetes|depression|stroke|dementia|pneumonia|surgery|surgeon|chemo\w*|diagnosis|disease|infection|addiction|infertility|miscarriage|hospital|treatment)\b/gi,
  numbers: /\b(\d+|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|sixty|ninety)\b/gi,
  work: /\b(unemployed|laid off|interview|promotion|exam|deadline|rent|mortgage|divorce|funeral|wedding)\b/gi,
}
// Who is God, not whose relation.
const OF_GOD =
  /\bFather of|\bGod (our|my) Father|\bour fathers and mothers|\bLord,? (?:our|my) Father|\bFather\b/g

/** The lexicon check: relations, illnesses, numbers and plain facts that the request does not hold. */
export const inventedFacts: Measure = (outcomes) =>
  share('no invented facts (relations, illnesses, numbers, events)', outcomes, 1, (outcome) => {
    const { situation = '', recipient } = outcome.request
    const given = `${situation} ${recipient.name ?? ''}`.toLowerCase()
    const text = ownText(outcome).replace(OF_GOD, ' ')
    const invented = Object.values(FACTS).flatMap((pattern) =>
      [...text.matchAll(pattern)].map(([word]) => word.toLowerCase()).filter((word) => !isGiven(word, given)),
    )
    return invented.length === 0 ? undefined : `${invented.join(' ')} | ${situation}`
  })

const FAMILIES: readonly RegExp[] = [
  /surg|operation|transplant|replacement/,
  /wedding|married|marry/,
  /chemo|cancer|leukemia|lupus|treatment|stroke|pneumonia|sick|icu|hospital|diagnos|ill\b|dementia/,
  /baby|born|newborn|pregnan|child|grandchild|adopt|kids|children|daughter|\bson\b|teenage|mother|mom|father|dad|parents?/,
  /brother|sister|sibling/,
  /mother|mom/,
]

function isGiven(word: string, given: string): boolean {
  if (given.includes(word.slice(0, 5))) return true
  return FAMILIES.some((family) => family.test(word) && family.test(given))
}
