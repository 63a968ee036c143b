import type { PrayerRequest } from '../../api/types.ts'
import type { PrayerDraft } from '../../prayer/prayer-draft.ts'
import { CATEGORIES, LENGTHS, MOODS, RELATIONSHIPS, TONES } from '../../prayer/text/words.ts'

/** Both are needed before a prayer can be asked for (GEN-08). */
export function isComplete(draft: PrayerDraft): boolean {
  return draft.category !== '' && draft.mood !== ''
}

/** What the form says, in the API's words. Only a complete draft can be asked for. */
export function toRequest(draft: PrayerDraft): PrayerRequest {
  const situation = draft.situation.trim()
  const recipient = toRecipient(draft)
  return {
    category: chosen(CATEGORIES, draft.category),
    mood: chosen(MOODS, draft.mood),
    tone: chosen(TONES, draft.tone),
    length: LENGTHS[chosen(['Brief', 'Standard', 'Long'], draft.length)],
    ...(situation && { situation }),
    ...(recipient && { recipient }),
  }
}

/** Whether the form asks for just this, as it stands. */
export function asksFor(draft: PrayerDraft, request: PrayerRequest): boolean {
  return isComplete(draft) && JSON.stringify(toRequest(draft)) === JSON.stringify(request)
}

/** Nobody is named for oneself, whatever stood in the field before (GEN-06). */
function toRecipient({ relationship, name }: PrayerDraft): PrayerRequest['recipient'] | undefined {
  const whose = chosen(RELATIONSHIPS, relationship)
  if (whose === 'Self') return undefined
  return { relationship: whose, ...(name.trim() && { name: name.trim() }) }
}

function chosen<Word extends string>(words: readonly Word[], value: string): Word {
  const word = words.find((candidate) => candidate === value)
  if (word === undefined) throw new Error('Please select a category and mood')
  return word
}
