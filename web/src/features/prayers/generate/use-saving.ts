import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { Generation } from '../../../api/types.ts'
import { paths } from '../../../paths.ts'
import { keptPrayer } from '../kept-prayer.ts'
import type { PrayerVersion } from '../versions.ts'
import { useWaiting } from '../waiting/use-waiting.ts'
import type { WaitingSave } from '../waiting/waiting-saves.ts'
import { forgetCompositions } from './compositions.ts'
import { useSavePrayer } from './queries.ts'
import type { Edit } from './use-edit.ts'

export interface Saving {
  /** Neither in the journal nor on its way there. */
  readonly isOpen: boolean
  /** Other words would come too late: they are not among the ones that were sent. */
  readonly isLocked: boolean
  readonly isPending: boolean
  /** It was saved a moment ago, and the journal is about to open. */
  readonly isLeaving: boolean
  readonly error: Error | null
  /** What of it waits for the connection. */
  readonly waiting: WaitingSave | undefined
  save(withSituation: boolean): void
  /** Sharing starts in the journal, so the prayer goes there first. */
  saveAndShare(withSituation: boolean): void
  openJournal(): Promise<void>
}

/** Keeping one version of a prayer in the journal, now or when the connection is back. */
export function useSaving(userId: string, version: PrayerVersion, written: Generation, edit: Edit): Saving {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { mutate, isPending, error, data } = useSavePrayer(userId, version)
  const found = useWaiting(userId).find(({ generationId }) => generationId === written.generation_id)
  const waiting = found?.refused ? undefined : found
  const isOpen = !version.saved && !waiting

  const openJournal = async (shared?: string) => {
    const search = shared === undefined ? '' : `?${new URLSearchParams({ prayer: shared, share: 'yes' })}`
    // Forgotten only when the journal is there: until then the prayer stays on the screen, not an empty form.
    await navigate(paths.journal + search)
    keptPrayer.forget()
    forgetCompositions(client)
  }
  const save = (withSituation: boolean, isShared: boolean) => {
    if (isPending) return
    const wanted: WaitingSave = {
      generationId: written.generation_id,
      versionKey: version.key,
      keepSituation: version.request.situation !== undefined && withSituation,
      // What is in the journal already may have newer words there.
      ...(edit.isMade && !version.saved && { edit: edit.text }),
      written: written.prayer,
      prayer: edit.text,
      citations: written.citations,
      category: version.request.category,
      at: new Date().toISOString(),
    }
    mutate(wanted, {
      onSuccess: async (saved) => {
        if (saved === 'waiting') return edit.close()
        await openJournal(isShared ? saved.id : undefined)
      },
    })
  }
  return {
    isOpen,
    isLocked: !isOpen || isPending,
    isPending,
    isLeaving: data !== undefined && data !== 'waiting',
    error,
    waiting,
    save: (withSituation) => save(withSituation, false),
    saveAndShare: (withSituation) => save(withSituation, true),
    openJournal: () => openJournal(),
  }
}
