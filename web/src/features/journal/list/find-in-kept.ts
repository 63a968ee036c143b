import type { Prayer } from '../../../api/types.ts'
import type { JournalPart } from '../../../prayer/cached-prayers.ts'
import type { KeptJournal } from '../kept-journal.ts'
import type { JournalFilter } from './journal-filter.ts'

/** What the server would answer, as far as it is known here. */
export function partOfKept(
  kept: KeptJournal,
  which: JournalFilter & { readonly search: string },
): JournalPart {
  return {
    items: kept.prayers.filter((prayer) => fits(prayer, which)),
    next_cursor: null,
    kept: { at: kept.at, isWhole: kept.isWhole },
  }
}

function fits(
  prayer: Prayer,
  { category, mood, answered, search }: JournalFilter & { readonly search: string },
) {
  if (category !== undefined && prayer.category !== category) return false
  if (mood !== undefined && prayer.mood !== mood) return false
  if (answered !== undefined && (prayer.answered_at !== undefined) !== answered) return false
  return hasEveryWord(prayer, search)
}

/** As the server searches: case, accents and punctuation make no difference. */
function hasEveryWord(prayer: Prayer, search: string): boolean {
  const { prayer_text, situation, note, recipient, scripture_references } = prayer
  const text = folded(
    [prayer_text, situation, note, recipient.name, scripture_references].filter(Boolean).join(' '),
  )
  return folded(search)
    .split(' ')
    .every((word) => text.includes(word))
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}:]+/gu, ' ')
    .trim()
}
