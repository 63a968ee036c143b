import type { PrayerRequest, Relationship } from '../prayer.ts'
import { givenIn } from './given.ts'
import { FIRST_NAMES, KNOWN_NAMES } from './names.ts'
import type { Refusal } from './verdict.ts'

const INVENTED: Refusal = { code: 'invented-fact' }

/** Finds a name, number, age or relation in a sentence that the request does not hold. `spoken`: it as plain speech. */
export function inventedFact(text: string, spoken: string, request: PrayerRequest): Refusal | undefined {
  const given = givenIn(request).spoken
  const invented =
    inventsName(text, given) || inventsNumber(spoken, given) || inventsRelation(spoken, given, request)
  return invented ? INVENTED : undefined
}

// In the middle of a sentence any capital letter is a name; at its beginning only a known first name is.
function inventsName(text: string, given: string): boolean {
  for (const { 0: word, index } of text.matchAll(/\p{Lu}[\p{L}’']+/gu)) {
    const name = word.replaceAll('’', "'").replace(/'s?$/, '').toLowerCase()
    if (given.includes(name) || KNOWN_NAMES.has(name)) continue
    const begins = /(?:^|[.!?:]\s*["“]?)$/.test(text.slice(0, index).trimEnd()) || index === 0
    if (!begins || FIRST_NAMES.has(name)) return true
  }
  return false
}

const COUNTED =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (?:\w+ )?(?:years?|months?|weeks?|days?|hours?|children|kids|sons|daughters|brothers|sisters|times|dollars|jobs|interviews|surgeries|rounds)\b/
const DIGIT_OF: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  seventy: '70',
  eighty: '80',
  ninety: '90',
}
// A reference was judged before this, and its numbers are the text's.
const REFERENCE_NUMBERS = /\b(?:psalms?|verses?|chapter|[1-3]? ?[a-z]+) \d+:\d+(?:-\d+)?|\bpsalms? \d+/g

function inventsNumber(spoken: string, given: string): boolean {
  const digits = spoken.replaceAll(REFERENCE_NUMBERS, '').match(/\d+/g) ?? []
  if (digits.some((number) => !given.includes(number))) return true
  const counted = COUNTED.exec(spoken)?.[1]
  return counted !== undefined && !given.includes(counted) && !given.includes(DIGIT_OF[counted] ?? counted)
}

// Each group is one relation under several names: a person who writes 'mom' may be prayed for as 'mother'.
const RELATIONS: readonly (readonly string[])[] = [
  ['mother', 'mom', 'mum', 'mama', 'mommy', 'parents', 'parent', 'madre', 'mãe', 'mamá'],
  ['father', 'dad', 'papa', 'daddy', 'parents', 'parent', 'padre', 'pai', 'papá'],
  ['husband', 'spouse', 'married', 'marriage', 'esposo', 'marido'],
  ['wife', 'spouse', 'married', 'marriage', 'esposa', 'mulher'],
  ['son', 'sons', 'boy', 'boys', 'child', 'children', 'kids', 'hijo', 'filho'],
  ['daughter', 'daughters', 'girl', 'girls', 'child', 'children', 'kids', 'hija', 'filha'],
  ['brother', 'brothers', 'sibling', 'siblings', 'twin'],
  ['sister', 'sisters', 'sibling', 'siblings', 'twin'],
  ['grandmother', 'grandma', 'gran', 'granny', 'nana', 'grandparents', 'abuela', 'avó'],
  ['grandfather', 'grandpa', 'granddad', 'grandparents', 'abuelo', 'avô'],
  ['baby', 'newborn', 'infant', 'pregnant', 'pregnancy', 'babies'],
  ['boss', 'manager', 'supervisor'],
  ['boyfriend', 'partner'],
  ['girlfriend', 'partner'],
  ['uncle'],
  ['aunt', 'auntie'],
  ['cousin', 'cousins'],
  ['nephew'],
  ['niece'],
  ['pastor', 'priest', 'minister'],
  ['neighbor', 'neighbour', 'neighbors', 'neighbours'],
]
/** What else a relation is called, itself included; nothing for any other word. */
export function namesOfRelation(word: string): readonly string[] {
  return RELATIONS.flatMap((names) => (names.includes(word) ? names : []))
}

const IMPLIED: Readonly<Partial<Record<Relationship, readonly string[]>>> = {
  Church: ['pastor', 'brother', 'sister'],
}

// Each group is one pattern for the relation, and one for all the words that give it.
const RELATION_PATTERNS = RELATIONS.map((names) => ({
  relation: names[0] ?? '',
  isNamed: new RegExp(`(?<!\\p{L})${names[0]}(?!\\p{L})`, 'u'),
  isGiven: new RegExp(`(?<!\\p{L})(?:${names.join('|')})s?(?!\\p{L})`, 'u'),
}))

function inventsRelation(spoken: string, given: string, { recipient }: PrayerRequest): boolean {
  const named = spoken.match(/\b(?:my|our|his|her|their|the) (?:\w+ )?[a-z]+\b/g)?.join(' ') ?? ''
  if (named === '') return false
  return RELATION_PATTERNS.some(({ relation, isNamed, isGiven }) => {
    if (!isNamed.test(named) || IMPLIED[recipient.relationship]?.includes(relation)) return false
    // 'Our Father' is God.
    if (relation === 'father' && /\b(?:our|my|the) (?:heavenly )?father\b/.test(spoken)) return false
    return !isGiven.test(given)
  })
}
