import type { PartKind, Passage } from '../prayer.ts'
import type { Heard } from './echo/listen.ts'
import type { EchoLines } from './echo-lines.ts'
import { SCRIPTURE_STOCK } from './larder.ts'
import type { Slot } from './orders.ts'
import type { Filled, Plan } from './plan.ts'
import { leadInsFor } from './quote.ts'
import { chance, pickOne } from './random.ts'
import { ONESELF, type Voice, voiceOf } from './voice.ts'
import { countWords } from './words.ts'

export const LEAD_IN_WORDS_MAX = 14

/** Chooses the sentence for one place, or none when nothing fits the room left. */
export function fill(plan: Plan, slot: Slot, echoes: EchoLines, room: number): Filled | undefined {
  const source = slot.from[0] ?? ''
  const lineRoom = Math.min(room, plan.lineWordsMax)
  if (source.startsWith('echo.')) return fillEcho(plan, slot.part, source, echoes, room)
  // The person's own sentence may bring the recipient in already.
  if (source.startsWith('bring') && (plan.voice.kind === 'self' || echoes.telling?.includes('{subject}')))
    return undefined
  if (source.startsWith('need.')) return fillNeed(plan, slot.part, source.slice('need.'.length), lineRoom)
  const chosen = plan.picker.pick(
    slot.from.flatMap((from) => plan.larder(sourceFor(from, plan.voice))),
    plan.voice.kind,
    lineRoom,
    slot.part,
  )
  return chosen && { part: slot.part, template: chosen.template }
}

/** 'The two of us' is brought in other words than a whole church is. */
function sourceFor(source: string, { kind, isWhoPlural }: Voice): string {
  return source.startsWith('bring') && kind === 'we' && isWhoPlural ? 'bring.us' : source
}

function fillEcho(
  plan: Plan,
  part: PartKind,
  source: string,
  echoes: EchoLines,
  room: number,
): Filled | undefined {
  const template = {
    'echo.telling': echoes.telling,
    'echo.telling2': echoes.telling2,
    'echo.thanks': echoes.thanks,
    'echo.petition': echoes.petition,
  }[source]
  if (!template || countWords(template) > room) return undefined
  // 'Go into the surgery with me' is the mother's to ask, when it is hers.
  const voice = source === 'echo.petition' && echoes.isPetitionOfOne ? focusOf(plan) : undefined
  return { part, template, ...(voice && { voice }) }
}

/** The need itself: what the situation is about where a stock knows it, otherwise the category. */
function fillNeed(plan: Plan, part: PartKind, section: string, room: number): Filled | undefined {
  return (
    (chance(plan.random, isHeavy(plan.heard) ? HEAVY_THEMED : THEMED)
      ? fillTheme(plan, part, section, room)
      : undefined) ?? fillCategory(plan, part, section, room)
  )
}

function fillTheme(plan: Plan, part: PartKind, section: string, room: number): Filled | undefined {
  const themes = plan.heard.themes.filter(
    ({ theme }) => plan.form !== 'penitential' || OF_PENITENCE.has(theme),
  )
  const heard = pickOne(plan.random, themes)
  if (!heard) return undefined
  const voice = whoseTheme(heard.about, plan.voice)
  const lines = plan.larder(`theme.${heard.theme}.${section}`)
  const fitting = voice.kind === 'other' ? lines.filter(({ isOwn }) => !isOwn) : lines
  const chosen = plan.picker.pick(fitting, voice.kind, room, part)
  return chosen && { part, template: chosen.template, voice }
}

// 'She lost her job over my lie' is about the lie.
const OF_PENITENCE: ReadonlySet<string> = new Set(['guilt', 'conflict', 'habit', 'wronged', 'grief', 'dying'])

function whoseTheme(about: Heard['themes'][number]['about'], recipient: Voice): Voice {
  if (about === 'recipient') return recipient
  return about === 'self' ? ONESELF : voiceOf(about)
}

function fillCategory(plan: Plan, part: PartKind, section: string, room: number): Filled | undefined {
  const voice = CATEGORIES_OF_ONE.has(plan.request.category) ? (focusOf(plan) ?? plan.voice) : plan.voice
  const chosen = plan.picker.pick(plan.larder(`category.${section}`), voice.kind, room, part)
  return chosen && { part, template: chosen.template, voice }
}

// Asking for healing while telling of a mother's surgery means the mother.
const CATEGORIES_OF_ONE: ReadonlySet<string> = new Set(['Healing', 'Protection'])

/** How often a line of the situation’s own theme is taken before one of the category. */
const THEMED = 0.7
/** Beside a death or a deathbed, little else is worth saying. */
const HEAVY_THEMED = 0.95

function isHeavy({ themes }: Heard): boolean {
  return themes.some(({ theme }) => theme === 'grief' || theme === 'dying')
}

function focusOf({ heard, voice, request }: Plan): Voice | undefined {
  for (const { about } of heard.themes) if (typeof about === 'object') return voiceOf(about)
  const [person] = heard.people
  const isAboutThem = heard.told[0]?.about === 'person' && voice.kind === 'self'
  return person && isAboutThem && CATEGORIES_OF_ONE.has(request.category) ? voiceOf(person) : undefined
}

/** A passage with the words that lead to it. */
export function quotation(plan: Plan, passage: Passage, isFirst: boolean): Filled {
  const leadIns = leadInsFor(passage, isFirst).flatMap((section) => SCRIPTURE_STOCK[section] ?? [])
  const lines = plan.form === 'crisis' ? plan.larder('crisis.lead') : leadIns
  const lead = plan.picker.pick(lines, plan.voice.kind, LEAD_IN_WORDS_MAX)
  return { part: 'scripture', template: lead?.template ?? 'Your word says:', passage }
}
