import type { Category, Length, PrayerRequest } from '../prayer.ts'
import type { DraftSentence, WritingTask } from '../writer.ts'
import { amenFor } from './amen.ts'
import { draft, LINE_WORDS_MAX } from './draft.ts'
import { listenInCrisis } from './echo/in-crisis.ts'
import { type Heard, listenTo } from './echo/listen.ts'
import { chooseForm } from './forms.ts'
import { chooseImages } from './image.ts'
import { larderFor } from './larder.ts'
import { ordersOf } from './orders.ts'
import { createPicker } from './picker.ts'
import { chooseQuotations } from './quote.ts'
import { between, pickOne, seededRandom } from './random.ts'
import { voiceFor } from './voice.ts'

/** How long a prayer may be, in words, its quotations included. */
export const LENGTH_BOUNDS: Record<Length, readonly [min: number, max: number]> = {
  brief: [60, 100],
  standard: [90, 170],
  long: [200, 260],
}

// A standard prayer near its lower bound has no room left to praise.
const WANTED_FROM: Record<Length, number> = { brief: 12, standard: 26, long: 14 }
const VOCATIVES = ['Lord', 'Lord', 'Lord', 'God', 'my God']

/**
 * Writes a prayer from the stock, in the order it is prayed. Pure: the same task and seed give the same prayer.
 * In a crisis the situation is not listened to, so that nothing of it is said back.
 */
export function compose(task: WritingTask): DraftSentence[] {
  const { request, passages, crisis } = task
  const random = seededRandom(
    `${task.seed}|${request.category}|${request.mood}|${request.tone}|${request.length}`,
  )
  const heard = crisis
    ? listenInCrisis(request.situation, request.recipient)
    : withoutTies(listenTo(request.situation, request.recipient))
  const voice = voiceFor(request.recipient, heard.recipient, heard.recipientPronoun, heard.saysWe)
  const form = chooseForm({ ...request, category: safeCategory(request, heard) }, voice.kind, crisis)
  const length = crisis ? 'brief' : request.length
  const quoted = chooseQuotations(passages, length)
  const picker = createPicker(random, chooseImages(random, quoted), unfitFor(heard))
  const [wordsMin, wordsMax] = LENGTH_BOUNDS[length]
  return draft({
    request,
    form,
    order: pickOne(random, ordersOf(form, request.tone)) ?? [],
    heard,
    voice,
    vocative: pickOne(random, VOCATIVES) ?? 'Lord',
    quoted,
    amen: amenFor(random, task.closing),
    larder: larderFor({ ...request, category: safeCategory(request, heard) }, heard, voice.kind),
    picker,
    random,
    wordsMax,
    lineWordsMax: LINE_WORDS_MAX[crisis ? 'standard' : length],
    wordsWanted: between(random, wordsMin + WANTED_FROM[length], Math.round(wordsMax * 0.94)),
  })
}

// Good prayers, and wrong ones for somebody who was harmed: they can be heard as a call to go back or to be sorry.
const TO_THE_HARMED =
  /forgiv|\breturn|com(e|ing) (back|home)|turn(s|ed)? (back|again|round)|reconcil|\bbonds?\b|endur|sorry|fault|lecture|scold|back to|make peace|confess|my (own )?part\b|wrong (of mine|turn)|one home|\bties\b|begin again with (me, and|\[?others)|the one who/i

// Where somebody is being harmed, nothing is said of mending ties, forgiving or staying: the prayer is for shelter.
const OF_TIES: ReadonlySet<Category> = new Set<Category>(['Forgiveness', 'Love', 'Family', 'Peace'])
const THEMES_OF_TIES: ReadonlySet<string> = new Set(['conflict', 'breakup', 'wedding', 'parenting', 'guilt'])

function safeCategory({ category }: PrayerRequest, { isAbuse, themes }: Heard): Category {
  if (isAbuse && OF_TIES.has(category)) return 'Protection'
  // Whoever was wronged is not made to confess: they look for peace.
  return category === 'Forgiveness' && themes.some(({ theme }) => theme === 'wronged') ? 'Peace' : category
}

// Figures of speech that are no figures beside a grave.
const TO_THE_BEREAVED =
  /\bbur(y|ied)\b|\bgraves?\b|\bdead\b|\bdie[sd]?\b|\bkill|\bghost|lose the one|\blaugh with/i

function unfitFor({ isAbuse, themes, departed }: Heard): RegExp | undefined {
  if (isAbuse || themes.some(({ theme }) => theme === 'wronged')) return TO_THE_HARMED
  const isBereaved = departed.length > 0 || themes.some(({ theme }) => theme === 'grief' || theme === 'dying')
  return isBereaved ? TO_THE_BEREAVED : undefined
}

function withoutTies(heard: Heard): Heard {
  if (!heard.isAbuse) return heard
  return { ...heard, themes: heard.themes.filter(({ theme }) => !THEMES_OF_TIES.has(theme)), people: [] }
}
