import type { CrisisKind } from '../crisis.ts'
import { withoutIdioms } from '../idioms.ts'
import { plainCry } from '../plain-cry.ts'
import { ABUSE } from './abuse.ts'
import { MEDICAL, SUBSTANCE, VIOLENCE } from './danger.ts'
import { DEPENDENCE } from './dependence.ts'
import { EMERGENCY } from './emergency.ts'
import { FAREWELL } from './farewell.ts'
import { CONTROL, FEAR_AT_HOME } from './fear-at-home.ts'
import { ABUSE_ES_PT, SELF_HARM_ES_PT, SUICIDE_ES_PT, SUICIDE_IMPLIED_ES_PT } from './other-languages.ts'
import { SELF_HARM } from './self-harm.ts'
import { SUICIDE_EXPLICIT, SUICIDE_IMPLIED, SUICIDE_WEAK } from './suicide.ts'
import { DEATH_THREAT, THREATS } from './threats.ts'
import { speaksOfBeingGone } from './together.ts'

/** A turn of phrase that speaks of danger. */
export interface FoundSign {
  readonly kind: CrisisKind
  /** Whom such a sentence is about when it speaks of others too: the one who says 'I' first, or 'me' anywhere. */
  readonly isMine: 'when-first' | 'when-named'
}

interface Sign extends FoundSign {
  readonly signs: readonly RegExp[]
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

/** The first sign in a text, in the order of what cannot wait. English, Spanish and Portuguese. */
export function findSign(situation: string): FoundSign | undefined {
  const cry = withoutIdioms(plainCry(situation)).replaceAll(DEATH_THREAT, ' threatened with death ')
  const found = SIGNS.find(({ signs }) => signs.some((sign) => sign.test(cry)))
  if (found) return found
  if (speaksOfBeingGone(cry)) return { kind: 'suicide', isMine: 'when-named' }
  if (count(CONTROL, cry) >= WEAK_SIGNS_MIN) return { kind: 'abuse', isMine: 'when-named' }
  return count(SUICIDE_WEAK, cry) >= WEAK_SIGNS_MIN ? { kind: 'suicide', isMine: 'when-first' } : undefined
}

function count(signs: readonly RegExp[], cry: string): number {
  return signs.filter((sign) => sign.test(cry)).length
}
