import type { Mood } from '../prayer.ts'
import type { Crisis, CrisisKind } from './crisis.ts'
import { withoutIdioms } from './idioms.ts'
import { plainCry } from './plain-cry.ts'
import { ABUSE } from './signs/abuse.ts'
import { MEDICAL, SUBSTANCE, VIOLENCE } from './signs/danger.ts'
import { DEPENDENCE } from './signs/dependence.ts'
import { EMERGENCY } from './signs/emergency.ts'
import { FAREWELL } from './signs/farewell.ts'
import { CONTROL, FEAR_AT_HOME } from './signs/fear-at-home.ts'
import {
  ABUSE_ES_PT,
  SELF_HARM_ES_PT,
  SUICIDE_ES_PT,
  SUICIDE_IMPLIED_ES_PT,
} from './signs/other-languages.ts'
import { SELF_HARM } from './signs/self-harm.ts'
import { SUICIDE_EXPLICIT, SUICIDE_IMPLIED, SUICIDE_WEAK } from './signs/suicide.ts'
import { DEATH_THREAT, THREATS } from './signs/threats.ts'
import { speaksOfBeingGone } from './signs/together.ts'

export interface WhatWasSaid {
  readonly situation?: string | undefined
  /** A mood alone is never a sign; it is taken so that a request can be handed in as it is. */
  readonly mood?: Mood | undefined
}

interface Sign {
  readonly kind: CrisisKind
  readonly signs: readonly RegExp[]
  /** Whom such a sentence is about when it speaks of others too: the one who says 'I' first, or 'me' anywhere. */
  readonly isMine: 'when-first' | 'when-named'
}

// In the order of what cannot wait.
const SIGNS: readonly Sign[] = [
  { kind: 'medical', signs: [...MEDICAL, ...EMERGENCY], isMine: 'when-first' },
  { kind: 'suicide', signs: [...SUICIDE_EXPLICIT, ...SUICIDE_ES_PT], isMine: 'when-first' },
  {
    kind: 'suicide',
    signs: [...SUICIDE_IMPLIED, ...SUICIDE_IMPLIED_ES_PT, ...FAREWELL],
    isMine: 'when-named',
  },
  { kind: 'self-harm', signs: [...SELF_HARM, ...SELF_HARM_ES_PT], isMine: 'when-first' },
  { kind: 'abuse', signs: [...ABUSE, ...ABUSE_ES_PT, ...FEAR_AT_HOME], isMine: 'when-named' },
  { kind: 'violence', signs: [...VIOLENCE, ...THREATS], isMine: 'when-first' },
  { kind: 'substance', signs: [...SUBSTANCE, ...DEPENDENCE], isMine: 'when-first' },
]
/** Single words of despair are a hard day. So many different ones are more. */
const WEAK_SIGNS_MIN = 2

/**
 * Recognises, without asking anybody, that a person or somebody they pray for may be in danger. English, Spanish and
 * Portuguese. Undefined when nothing suggests it: grief, illness, and hard days are not a crisis.
 */
export function detectCrisis({ situation }: WhatWasSaid): Crisis | undefined {
  if (!situation) return undefined
  const cry = withoutIdioms(plainCry(situation)).replaceAll(DEATH_THREAT, ' threatened with death ')
  const found = SIGNS.find(({ signs }) => signs.some((sign) => sign.test(cry)))
  if (found) return { kind: found.kind, about: whomItIsAbout(cry, found.isMine) }
  if (speaksOfBeingGone(cry)) return { kind: 'suicide', about: whomItIsAbout(cry, 'when-named') }
  if (countSigns(CONTROL, cry) >= WEAK_SIGNS_MIN)
    return { kind: 'abuse', about: whomItIsAbout(cry, 'when-named') }
  const weak = countSigns(SUICIDE_WEAK, cry)
  return weak >= WEAK_SIGNS_MIN ? { kind: 'suicide', about: whomItIsAbout(cry, 'when-first') } : undefined
}

function countSigns(signs: readonly RegExp[], cry: string): number {
  return signs.filter((sign) => sign.test(cry)).length
}

const PERSON =
  '(?:friend|brother|sister|son|daughter|husband|wife|mother|father|mom|mum|dad|cousin|nephew|niece|student|roommate|coworker|neighbou?r|uncle|aunt|partner|boyfriend|girlfriend|child|kids?|boy|girl|man|woman|colleague|classmate|stepdad|stepfather)'
const OTHER = new RegExp(
  `\\b(?:he|she|they|him ?self|her ?self|themselves|(?:my|a|her|his|their|our|the) (?:\\w+ ){0,2}?${PERSON}s?|mi (?:hij[oa]|amig[oa]|herman[oa]|espos[oa]|prim[oa])|meu (?:filho|amigo|irmao|marido|primo|pai)|minha (?:filha|amiga|irma|esposa|mae|prima))\\b`,
)
const SELF =
  /\b(?:i|me|us|my ?self|mine|yo|mi vida|eu|mim|minha vida)\b(?! (?:think|know|believe|pray|ask|worry|worried|love|hear))/
// 'He intentado' is 'I have tried'.
const SPANISH_SELF =
  /\b(?:he (?:\w+ado|\w+ido)|quiero|quisiera|pienso|tengo|tome|fui|tenho|quero|estou|sofro)\b/
// 'My husband is abusive' is said by the one it happens to.
const AT_HOME =
  /\bmy (?:husband|wife|partner|boyfriend|girlfriend|father|mother|dad|mom|parents|stepdad|stepfather|boss|ex)\b (?:\w+ ){0,3}?(?:abusive|violent|an abuser)\b/

function whomItIsAbout(cry: string, isMine: Sign['isMine']): Crisis['about'] {
  const other = OTHER.exec(cry)
  const self = SELF.exec(cry) ?? SPANISH_SELF.exec(cry)
  if (!other) return 'self'
  if (isMine === 'when-named') return self || AT_HOME.test(cry) ? 'self' : 'other'
  return self && self.index <= other.index ? 'self' : 'other'
}
