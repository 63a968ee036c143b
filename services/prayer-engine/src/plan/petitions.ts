import type { Arc } from '../arcs/arc.ts'
import { arcNamed } from '../arcs/catalogue.ts'
import { fillSlots, sentencesOf, slotValues } from '../arcs/slots.ts'
import { detailsTold } from '../details/details-told.ts'
import type { Length, Mood, PrayerRequest } from '../prayer.ts'
import { pickOne, seededRandom } from '../random.ts'
import { isDeparted } from '../situation/departed.ts'
import { isClose, type PersonMention } from '../situation/people.ts'
import type { Reading } from '../situation/read-situation.ts'
import type { ChosenArc } from './choose-arc.ts'

/** Petitions for details of the telling, or for a second need. */
const DETAILS_MAX: Readonly<Record<Length, number>> = { brief: 1, standard: 2, long: 3 }
/** People told of who are asked for by name. */
const PEOPLE_MAX = 2
/** Needs in which the people told of may be those who hurt: nothing is asked for them unasked. */
const OF_HURT =
  /^(?:wronged|harm|crisis|guilt)\/|^love\/(?:betrayed|divorce|breakup)$|^family\/(?:estranged|quarrel)/
const HURTS =
  /\b(?:left me|cheat\w*|betray\w*|lied|lies|argu\w+|fights?|fought|hit|hurt(?:s|ing)? me|against|angry|blam\w+|yell\w*|shout\w*|drunk|drinks|screams?|ignor\w+|threat\w*|afraid of|scared of|ex)\b/i

/** The one told of may be the one who died, or the one who hurt. */
const MAY_NOT_BE_ASKED_FOR: ReadonlySet<Mood> = new Set(['Grieving', 'Angry'])

interface PetitionOptions {
  readonly request: PrayerRequest
  readonly reading: Reading
  readonly chosen: ChosenArc
  readonly told: readonly string[]
  /** Another may be hurt by somebody they tell of: then nobody is asked for. */
  readonly mayBeHarm: boolean
  readonly seed: string
}

/** What is asked beside the arc's own asking: for the people told of, for details of the telling, for a second need. */
export function petitionsFor({ request, reading, chosen, told, mayBeHarm, seed }: PetitionOptions): string[] {
  if (told.length === 0) return []
  const { arc, second, voice, person } = chosen
  const random = seededRandom(`${seed}|petitions`)
  const said = (text: string | undefined, somebody?: PersonMention) =>
    text ? fillSlots(text, slotValues({ person: somebody, day: reading.day })) : ''
  const countMax = DETAILS_MAX[request.length]
  const details = detailsTold(told, arc, reading, countMax).map(({ petitions }) => pickOne(random, petitions))
  const forSecond = second && pickOne(random, firstPetitions(second, voice))
  const asked = [...details.map((text) => said(text)), said(forSecond && withoutName(forSecond), person)]
    .filter((text) => text !== '')
    .slice(0, countMax)
  const people =
    mayBeHarm || MAY_NOT_BE_ASKED_FOR.has(request.mood) ? [] : peopleBeside(reading, chosen, told)
  if (people.length === 0 || (request.length === 'brief' && asked.length > 0)) return asked
  const forPeople = said(
    pickOne(random, firstPetitions(arcNamed('plain/for-somebody'), 'other')),
    together(people),
  )
  // The one whom the telling begins with is asked for first.
  return people.some(({ text }) => text === reading.subject?.text)
    ? [forPeople, ...asked]
    : [...asked, forPeople]
}

/** The living whom the telling names as the writer's own, beside the one who is prayed for. */
function peopleBeside(
  reading: Reading,
  { arc, person }: ChosenArc,
  told: readonly string[],
): PersonMention[] {
  if (OF_HURT.test(arc.id) || arc.gladness === 'glad') return []
  const text = reading.sentences.join(' ')
  // 'My brother and I did not speak. In October he died.' Nothing is asked for the dead, so nobody is asked for here.
  if (arc.death || reading.tellsOfDeath) return []
  const isIn = (sentence: string, { text }: PersonMention) =>
    sentence.toLowerCase().includes(text.toLowerCase())
  return reading.people
    .filter(
      (one) =>
        one.text !== person?.text &&
        // 'My nephew Andriy' is Andriy.
        !(person && text.toLowerCase().includes(`${one.text} ${person.text}`.toLowerCase())) &&
        isClose(one) &&
        !isDeparted(one.text, text) &&
        told.some((sentence) => isIn(sentence, one)) &&
        !told.some((sentence) => isIn(sentence, one) && HURTS.test(sentence)),
    )
    .slice(0, PEOPLE_MAX)
}

/** 'My wife and my two girls'. */
function together([first, second]: readonly PersonMention[]): PersonMention | undefined {
  return first && second
    ? { text: `${first.text} and ${second.text}`, pronoun: 'they', isPlural: true }
    : first
}

/** The name has been said. */
function withoutName(text: string): string {
  return text.replaceAll(/\{name\}['’]s/gi, '{their}').replaceAll(/\{name\}/gi, '{them}')
}

/** The first sentence of each asking: it makes sense alone. */
function firstPetitions(arc: Arc, voice: 'self' | 'other'): string[] {
  const { asking = [] } = (voice === 'self' ? arc.self : arc.other) ?? {}
  return asking.flatMap(([step = '']) => sentencesOf(step).slice(0, 1))
}
