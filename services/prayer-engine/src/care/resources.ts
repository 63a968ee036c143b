import type { CrisisKind } from './crisis.ts'

export interface Resource {
  readonly name: string
  /** What to call, text or open, as it should be read. */
  readonly contact: string
}

const LIFELINE: Resource = { name: '988 Suicide & Crisis Lifeline', contact: 'Call or text 988' }
const LIFELINE_OLDER_NUMBER: Resource = {
  name: '988 Suicide & Crisis Lifeline (older number)',
  contact: '1-800-273-8255',
}
const CRISIS_TEXT_LINE: Resource = { name: 'Crisis Text Line', contact: 'Text HOME to 741741' }
const DOMESTIC_VIOLENCE: Resource = { name: 'National Domestic Violence Hotline', contact: '1-800-799-7233' }
const SUBSTANCE: Resource = { name: 'SAMHSA National Helpline (substance abuse)', contact: '1-800-662-4357' }
const ELSEWHERE: Resource = { name: 'Outside the United States', contact: 'https://findahelpline.com' }

const GENERAL = [LIFELINE, LIFELINE_OLDER_NUMBER, CRISIS_TEXT_LINE]

/** Every line there is, in the order for somebody whose need is not known: the footer and the paywall show these. */
export const RESOURCES: readonly Resource[] = [...GENERAL, DOMESTIC_VIOLENCE, SUBSTANCE, ELSEWHERE]

/** The same lines for everyone, the one made for this need first. Violence is as often at home as anywhere. */
export function resourcesFor(kind: CrisisKind): readonly Resource[] {
  if (kind === 'abuse' || kind === 'violence') return [DOMESTIC_VIOLENCE, ...GENERAL, SUBSTANCE, ELSEWHERE]
  if (kind === 'substance') return [SUBSTANCE, ...GENERAL, DOMESTIC_VIOLENCE, ELSEWHERE]
  return RESOURCES
}
