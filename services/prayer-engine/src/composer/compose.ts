import type { Length } from '../prayer.ts'
import type { DraftSentence, WritingTask } from '../writer.ts'
import { amenFor } from './amen.ts'
import { draft, LINE_WORDS_MAX } from './draft.ts'
import type { Heard } from './echo/listen.ts'
import type { Theme } from './echo/themes.ts'
import { hear } from './hear.ts'
import { chooseImages } from './image.ts'
import { larderFor } from './larder.ts'
import { ordersOf } from './orders.ts'
import { createPicker } from './picker.ts'
import { chooseQuotations } from './quote.ts'
import { between, pickOne, seededRandom } from './random.ts'

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
 */
export function compose(task: WritingTask): DraftSentence[] {
  const { passages, crisis } = task
  const { category, mood, tone, length: lengthAsked } = task.request
  const random = seededRandom(`${task.seed}|${category}|${mood}|${tone}|${lengthAsked}`)
  const hearing = hear(task)
  const length = crisis ? 'brief' : lengthAsked
  const quoted = chooseQuotations(passages, length)
  const picker = createPicker(random, chooseImages(random, quoted), unfitFor(hearing.heard))
  const [wordsMin, wordsMax] = LENGTH_BOUNDS[length]
  return draft({
    ...hearing,
    order: pickOne(random, ordersOf(hearing.form, task.request)) ?? [],
    vocative: pickOne(random, VOCATIVES) ?? 'Lord',
    quoted,
    amen: amenFor(random, task.closing),
    larder: larderFor(hearing.request, hearing.heard, hearing.voice.kind),
    picker,
    random,
    wordsMax,
    lineWordsMax: LINE_WORDS_MAX[crisis ? 'standard' : length],
    wordsWanted: between(random, wordsMin + WANTED_FROM[length], Math.round(wordsMax * 0.94)),
  })
}

// Good prayers, and wrong ones for somebody who was harmed: they can be heard as a call to go back or to be sorry.
const TO_THE_HARMED =
  /forgiv|\breturn|com(e|ing) (back|home)|turn(s|ed)? (back|again|round)|reconcil|\bbonds?\b|endur|sorry|fault|lecture|scold|back to|make peace|confess|my (own )?part\b|wrong (of mine|turn)|one home|\bties\b|begin again with (me, and|\[?others)|the one who (hurt|wrong|harm)|stay close|to be \[?(better|all right)|\b(s?he|him|her|his)\b/i

// Figures of speech that are no figures beside a grave.
const TO_THE_BEREAVED =
  /\bbur(y|ied)\b|\bgraves?\b|\bdead\b|\bdie[sd]?\b|\bkill|\bghost|lose the one|\blaugh with/i

// Whoever tells of a wrong of their own is not asked what was done to them.
const TO_THE_SORRY =
  /wronged|(one|ones|those|someone|somebody) who (hurt|wronged|harmed)|whoever (hurt|wronged)|was done to|let go of the hate|loosen the hate|been hurt/i

function unfitFor({ isAbuse, themes, departed }: Heard): RegExp | undefined {
  const has = (...named: readonly Theme[]) => themes.some(({ theme }) => named.includes(theme))
  if (isAbuse || has('wronged')) return TO_THE_HARMED
  if (departed.length > 0 || has('grief', 'dying')) return TO_THE_BEREAVED
  return has('guilt') ? TO_THE_SORRY : undefined
}
