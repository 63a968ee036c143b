import type { Length } from '../prayer.ts'
import type { DraftSentence, WritingTask } from '../writer.ts'
import { amenFor } from './amen.ts'
import { draft, LINE_WORDS_MAX } from './draft.ts'
import { listenTo, UNHEARD } from './echo/listen.ts'
import { chooseForm, ordersOf } from './forms.ts'
import { chooseImages } from './image.ts'
import { larderFor } from './larder.ts'
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
  const heard = listenTo(request.situation, request.recipient)
  const voice = voiceFor(request.recipient, heard.recipient, heard.recipientPronoun)
  const form = chooseForm(request, voice.kind, crisis)
  const length = crisis ? 'brief' : request.length
  const quoted = chooseQuotations(passages, length)
  const picker = createPicker(random, chooseImages(random, quoted))
  const [wordsMin, wordsMax] = LENGTH_BOUNDS[length]
  return draft({
    request,
    form,
    order: pickOne(random, ordersOf(form, request.tone)) ?? [],
    heard: crisis ? UNHEARD : heard,
    voice,
    vocative: pickOne(random, VOCATIVES) ?? 'Lord',
    quoted,
    amen: amenFor(random, task.closing),
    larder: larderFor(request, crisis ? UNHEARD : heard, voice.kind),
    picker,
    random,
    wordsMax,
    lineWordsMax: LINE_WORDS_MAX[length],
    wordsWanted: between(random, wordsMin + WANTED_FROM[length], Math.round(wordsMax * 0.94)),
  })
}
