import type { Prayer } from '../../api/types.ts'
import { personRecords } from '../../offline/device.ts'
import type { JournalPart } from '../../prayer/cached-prayers.ts'
import { unsavedPrayers } from '../../prayer/waiting/unsaved-prayers.ts'
import { keepOffline } from '../../preferences.ts'
import { currentSession } from '../../session/session.ts'
import { isRecord } from '../../storage.ts'
import { localDate } from '../../time-zone.ts'
import type { JournalFilter } from './list/journal-filter.ts'

/** The journal as it was seen last, for when there is no network. */
export interface KeptJournal {
  /** When it was so. */
  readonly at: string
  /** Newest first. */
  readonly prayers: readonly Prayer[]
  /** False when there are older ones that are not kept here. */
  readonly isWhole: boolean
}

const records = personRecords<KeptJournal>('journal', {
  version: 1,
  until: () => 'session-end',
  read: (stored) => (isKeptJournal(stored) ? stored : undefined),
})
const ID = 'newest'

export const keptJournal = {
  find: (userId: string): Promise<KeptJournal | undefined> => records.find(userId, ID),
  /** One prayer of the signed-in person. */
  async findPrayer(prayerId: string): Promise<Prayer | undefined> {
    const session = currentSession()
    const kept = session.status === 'signed-in' ? await keptJournal.find(session.userId) : undefined
    return kept?.prayers.find(({ id }) => id === prayerId)
  },
  /** With the journal here, a prayer in it needs no copy of its own. */
  async keep(userId: string, journal: KeptJournal): Promise<void> {
    if (!keepOffline.read() || !(await records.keep(userId, ID, journal))) return
    const saved = journal.prayers.flatMap(({ generation_id }) => generation_id ?? [])
    await unsavedPrayers.forgetCopies(userId, new Set(saved))
  },
  /** A prayer was changed, or deleted, which is `undefined`. */
  async change(userId: string, prayerId: string, prayer: Prayer | undefined): Promise<void> {
    if (!(await keptJournal.find(userId))) return
    await records.change(
      userId,
      ID,
      (kept) =>
        kept && {
          ...kept,
          prayers: kept.prayers.flatMap((each) => (each.id === prayerId ? (prayer ?? []) : each)),
        },
    )
  },
  drop: (userId: string): Promise<boolean> => records.drop(userId, ID),
}

function isKeptJournal(stored: unknown): stored is KeptJournal {
  return isRecord(stored) && typeof stored.at === 'string' && Array.isArray(stored.prayers)
}

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
  { category, mood, answered, until, search }: JournalFilter & { readonly search: string },
) {
  if (category !== undefined && prayer.category !== category) return false
  if (mood !== undefined && prayer.mood !== mood) return false
  if (answered !== undefined && (prayer.answered_at !== undefined) !== answered) return false
  if (until !== undefined && localDate(new Date(prayer.created_at)).slice(0, 7) > until) return false
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
