import type { Language } from '../situation/language.ts'
import type { CrisisKind } from './crisis.ts'

export interface Resource {
  readonly name: string
  /** What to call, text or open, as it should be read. */
  readonly contact: string
  /** The same for a device: the number to call, where a message goes and what it says, the page to open. */
  readonly call?: string
  readonly text?: { readonly to: string; readonly body?: string }
  readonly web?: string
}

const LIFELINE: Resource = {
  name: '988 Suicide & Crisis Lifeline',
  contact: 'Call or text 988',
  call: '988',
  text: { to: '988' },
}
const LIFELINE_OLDER_NUMBER: Resource = {
  name: '988 Suicide & Crisis Lifeline (older number)',
  contact: '1-800-273-8255',
  call: '1-800-273-8255',
}
const CRISIS_TEXT_LINE: Resource = {
  name: 'Crisis Text Line',
  contact: 'Text HOME to 741741',
  text: { to: '741741', body: 'HOME' },
}
const DOMESTIC_VIOLENCE: Resource = {
  name: 'National Domestic Violence Hotline',
  contact: '1-800-799-7233',
  call: '1-800-799-7233',
}
const SUBSTANCE: Resource = {
  name: 'SAMHSA National Helpline (substance abuse)',
  contact: '1-800-662-4357',
  call: '1-800-662-4357',
}
const ELSEWHERE: Resource = {
  name: 'Outside the United States',
  contact: 'https://findahelpline.com',
  web: 'https://findahelpline.com',
}

const GENERAL = [LIFELINE, LIFELINE_OLDER_NUMBER, CRISIS_TEXT_LINE]

/** Every line there is, in the order for somebody whose need is not known: the footer and the paywall show these. */
export const RESOURCES: readonly Resource[] = [...GENERAL, DOMESTIC_VIOLENCE, SUBSTANCE, ELSEWHERE]

/**
 * The same lines for everyone, the one made for this need first, in the language of the situation where the line speaks
 * it. Violence is as often at home as anywhere.
 */
export function resourcesFor(kind: CrisisKind, language: Language = 'en'): readonly Resource[] {
  return inOrderFor(kind).map((resource) => ({ ...resource, ...IN_LANGUAGE[language]?.get(resource) }))
}

function inOrderFor(kind: CrisisKind): readonly Resource[] {
  if (kind === 'abuse' || kind === 'violence') return [DOMESTIC_VIOLENCE, ...GENERAL, SUBSTANCE, ELSEWHERE]
  if (kind === 'substance') return [SUBSTANCE, ...GENERAL, DOMESTIC_VIOLENCE, ELSEWHERE]
  return RESOURCES
}

// What the lines themselves offer: 988, the text line and both helplines answer in Spanish; for Portuguese the
// international list has its own page.
const IN_LANGUAGE: Readonly<Partial<Record<Language, ReadonlyMap<Resource, Resource>>>> = {
  es: new Map([
    [
      LIFELINE,
      {
        name: '988 Línea de Prevención del Suicidio y Crisis',
        contact: 'Llama al 988 y oprime 2, o envía AYUDA al 988',
        text: { to: '988', body: 'AYUDA' },
      },
    ],
    [LIFELINE_OLDER_NUMBER, { name: '988 Línea de Crisis (número anterior)', contact: '1-800-273-8255' }],
    [
      CRISIS_TEXT_LINE,
      {
        name: 'Línea de texto de crisis',
        contact: 'Envía HOLA al 741741',
        text: { to: '741741', body: 'HOLA' },
      },
    ],
    [DOMESTIC_VIOLENCE, { name: 'Línea Nacional contra la Violencia Doméstica', contact: '1-800-799-7233' }],
    [SUBSTANCE, { name: 'Línea de ayuda de SAMHSA (alcohol y drogas)', contact: '1-800-662-4357' }],
    [ELSEWHERE, { name: 'Fuera de los Estados Unidos', contact: 'https://findahelpline.com' }],
  ]),
  pt: new Map([
    [
      LIFELINE,
      {
        name: '988 Suicide & Crisis Lifeline (em inglês ou espanhol)',
        contact: 'Ligue ou envie mensagem para 988',
      },
    ],
    [LIFELINE_OLDER_NUMBER, { name: '988 (número antigo)', contact: '1-800-273-8255' }],
    [
      CRISIS_TEXT_LINE,
      { name: 'Crisis Text Line (em inglês ou espanhol)', contact: 'Envie HOME para 741741' },
    ],
    [
      DOMESTIC_VIOLENCE,
      { name: 'Linha contra a violência doméstica (com intérprete)', contact: '1-800-799-7233' },
    ],
    [SUBSTANCE, { name: 'SAMHSA: álcool e drogas', contact: '1-800-662-4357' }],
    [
      ELSEWHERE,
      {
        name: 'Fora dos Estados Unidos (Brasil: CVV 188, Portugal: SNS 24 808 24 24 24)',
        contact: 'https://findahelpline.com',
      },
    ],
  ]),
}
