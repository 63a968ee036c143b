import { readsAsSeveral, spokenName } from '../names/name.ts'
import type { Pronoun } from '../people.ts'
import type { Recipient, Relationship } from '../prayer.ts'

/** A person the situation or the recipient names: 'my mother', 'Ana'. */
export interface PersonMention {
  readonly text: string
  readonly pronoun: Pronoun
  readonly isPlural: boolean
}

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

const SHE =
  words(`mother mom mum mama mommy mummy sister daughter wife girlfriend grandmother grandma granny nana aunt
  auntie niece fiancée granddaughter stepmother stepmom stepdaughter stepsister goddaughter godmother mother-in-law
  girl sister-in-law daughter-in-law nan nonna abuela`)
const HE =
  words(`father dad papa daddy brother son husband boyfriend grandfather grandpa granddad uncle nephew grandson
  stepfather stepdad stepson stepbrother godson godfather father-in-law boy brother-in-law son-in-law hubby abuelo`)
const ANY =
  words(`parent child baby kid toddler newborn partner spouse fiance fiancé fiancee cousin friend neighbor
  neighbour boss coworker co-worker colleague manager supervisor pastor priest teacher mentor coach student patient
  client roommate housemate flatmate grandchild godchild twin teen teenager bestie sibling landlord dog cat pet puppy
  kitten horse team`)
const MANY =
  words(`parents children kids twins siblings grandparents grandchildren grandkids in-laws friends neighbors
  neighbours coworkers colleagues students patients cousins sons daughters brothers sisters nieces nephews aunts uncles
  babies girls boys dogs cats pets teammates classmates folks`)
const FRIENDS = words(
  'friend friends bestie roommate housemate flatmate neighbor neighbour neighbors neighbours',
)
const BELOVED = words('wife husband partner spouse girlfriend boyfriend fiancé fiancée fiance fiancee hubby')
const COLLEAGUES =
  words(`boss coworker co-worker coworkers colleague colleagues manager supervisor client student students patient
  patients team`)
const NOT_KIN =
  words(`${[...FRIENDS].join(' ')} ${[...COLLEAGUES].join(' ')} girlfriend boyfriend pastor priest teacher mentor coach
  landlord teammates classmates dog cat pet puppy kitten horse dogs cats pets`)

export const RELATIONS: ReadonlySet<string> = new Set([...SHE, ...HE, ...ANY, ...MANY])
const RELATION = [...RELATIONS].sort((one, other) => other.length - one.length).join('|')
const MENTION = new RegExp(
  `\\b(my|our) ((?:(?!my |our )[\\p{L}'-]+ ){0,2}?)(${RELATION})\\b(?!['’]s\\b)(?! in law)`,
  'giu',
)
// 'Dad' with a capital is the writer's own.
const BARE =
  /(?<!\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Yy]our) )\b(?:Dad|Daddy|Mom|Mum|Mommy|Mummy|Mama|Papa|Grandma|Grandpa|Granny|Nana|Nan)\b(?!['’]s\b)/g
const SMALL_WORDS = /\b(?:and|or|with|for|is|was|the|a|to|of|about|has|had|who|that|in|on|from)\b/i

/** The relatives, friends and colleagues that a text names as the writer's own, in order, each once. */
export function peopleIn(text: string): PersonMention[] {
  const found = [...text.matchAll(MENTION)].flatMap(([, whose = '', between = '', relation = '']) => {
    // The Our Father is a prayer.
    if (SMALL_WORDS.test(between) || (/^our$/i.test(whose) && relation === 'Father')) return []
    return [mentionOf(relation, `${whose.toLowerCase()} ${between}${relation.toLowerCase()}`)]
  })
  for (const [bare = ''] of text.matchAll(BARE)) found.push(mentionOf(bare, `my ${bare.toLowerCase()}`))
  return [...new Map(found.map((person) => [person.text, person])).values()]
}

/** Whether this is the one whom the writer lives with or loves. */
export function isBeloved({ text }: PersonMention): boolean {
  return BELOVED.has(text.split(' ').at(-1) ?? '')
}

/** Whether this is family, a friend or the beloved: no colleague, pastor or pet. */
export function isClose(person: PersonMention): boolean {
  const word = person.text.split(' ').at(-1) ?? ''
  return !NOT_KIN.has(word) || FRIENDS.has(word) || isBeloved(person)
}

/** The pronouns of one person that a text uses: she, he, both or none. */
export function pronounsIn(text: string): ReadonlySet<'she' | 'he'> {
  const found = new Set<'she' | 'he'>()
  if (/\b(?:she|her|hers|herself|she's)\b/i.test(text)) found.add('she')
  if (/\b(?:he|him|his|himself|he's)\b/i.test(text)) found.add('he')
  return found
}

const UNNAMED: Readonly<Record<Exclude<Relationship, 'Self'>, string>> = {
  Family: 'my family',
  Friend: 'my friend',
  Relationship: 'the one I love',
  Work: 'everyone at my work',
  Church: 'our church',
  Other: 'someone who is on my heart',
}

const ONE_OF: Partial<Readonly<Record<Exclude<Relationship, 'Self'>, string>>> = {
  Family: 'someone I love',
  Work: 'someone at my work',
  Church: 'someone in our church',
}

/** One of a group who was asked for without a name: nobody prays that everyone at work may get well. */
export function oneOf(mention: PersonMention): PersonMention {
  const group = (Object.keys(ONE_OF) as (keyof typeof ONE_OF)[]).find(
    (each) => UNNAMED[each] === mention.text,
  )
  return group ? { ...mention, text: ONE_OF[group] ?? mention.text } : mention
}

/** How a recipient is called, by what the request says; never a sex that it does not say. */
export function recipientMention(recipient: Recipient, situation: string): PersonMention | undefined {
  const { relationship } = recipient
  if (relationship === 'Self') return undefined
  const people = peopleIn(situation)
  const said = pronounsIn(situation)
  const name = spokenName(recipient.name ?? '')
  if (name) {
    const isPlural = readsAsSeveral(name)
    return {
      text: name,
      isPlural,
      pronoun: isPlural
        ? 'they'
        : (pronounOfName(name) ?? pronounOfRelation(name, situation) ?? ownPronoun(name, situation, people)),
    }
  }
  // 'My sister and I must decide for our mother' is about the mother.
  const others = people.filter(
    ({ text }) => !new RegExp(`\\b${RegExp.escape(text)} (?:and|&) I\\b`, 'i').test(situation),
  )
  const called =
    others.find((person) => fits(person, relationship)) ??
    people.find((person) => fits(person, relationship)) ??
    (relationship === 'Family' ? people.find((person) => fits(person, 'Relationship')) : undefined)
  if (called) return called
  const [only, more] = [...said]
  return only && !more && people.length === 0
    ? { text: ONE_OF[relationship] ?? UNNAMED[relationship], isPlural: false, pronoun: only }
    : { text: UNNAMED[relationship], isPlural: false, pronoun: 'they' }
}

/** Whether nothing but the relationship is known of a recipient. */
export function isUnnamed({ text }: PersonMention): boolean {
  return Object.values(UNNAMED).includes(text)
}

/** 'My son Tomek', 'our daughter, Mirela', 'Dario is my nephew'. */
function pronounOfRelation(name: string, situation: string): Pronoun | undefined {
  const who = RegExp.escape(name)
  const pattern = new RegExp(
    `\\b(${RELATION}),? ${who}(?![\\p{L}])|(?<![\\p{L}])${who},? (?:is |was )?(?:my|our) (?:\\w+ )?(${RELATION})\\b`,
    'iu',
  )
  const [, before, after] = pattern.exec(situation) ?? []
  const relation = (before ?? after ?? '').toLowerCase()
  return SHE.has(relation) ? 'she' : HE.has(relation) ? 'he' : undefined
}

/** 'Grandma' and 'Uncle Joe' say it themselves. */
function pronounOfName(name: string): Pronoun | undefined {
  const relation = name
    .toLowerCase()
    .split(' ')
    .find((word) => SHE.has(word) || HE.has(word))
  return relation
    ? SHE.has(relation)
      ? 'she'
      : 'he'
    : /^(?:Mrs|Ms|Miss)\b/.test(name)
      ? 'she'
      : /^Mr\b/.test(name)
        ? 'he'
        : undefined
}

/** The situation's own pronoun of a name, when no other person of that sex is told of. */
function ownPronoun(name: string, situation: string, people: readonly PersonMention[]): Pronoun {
  const [only, more] = [...pronounsIn(situation)]
  if (!only || more) return 'they'
  const alike = people.filter((person) => person.pronoun === only)
  if (alike.length === 0) return only
  // 'My sister Ruth' is Ruth.
  return alike.length === 1 && situation.includes(`${alike[0]?.text.split(' ').at(-1)} ${name}`)
    ? only
    : 'they'
}

function fits({ text }: PersonMention, relationship: Relationship): boolean {
  const word = text.split(' ').at(-1) ?? ''
  if (relationship === 'Family') return !NOT_KIN.has(word) && !BELOVED.has(word)
  if (relationship === 'Friend') return FRIENDS.has(word)
  if (relationship === 'Relationship') return BELOVED.has(word)
  if (relationship === 'Work') return COLLEAGUES.has(word)
  return relationship === 'Other'
}

function mentionOf(relation: string, text: string): PersonMention {
  const key = relation.toLowerCase()
  const isPlural = MANY.has(key)
  return { text, isPlural, pronoun: isPlural ? 'they' : SHE.has(key) ? 'she' : HE.has(key) ? 'he' : 'they' }
}
