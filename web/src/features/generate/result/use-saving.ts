import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { generationKey } from '../../../prayer/cached-generations.ts'
import type { FinishedGeneration } from '../../../prayer/generation.ts'
import { prayerEdits } from '../../../prayer/in-this-tab.ts'
import type { SaveWish, WaitingPrayer } from '../../../prayer/waiting/unsaved-prayers.ts'
import { useWaiting } from '../../../prayer/waiting/use-waiting.ts'
import { useSavePrayer } from '../queries.ts'
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
  /** While it waits for the connection. */
  readonly waiting: WaitingPrayer | undefined
  save(withSituation: boolean): void
  /** Sharing starts in the journal, so the prayer goes there first. */
  saveAndShare(withSituation: boolean): void
  openJournal(): Promise<void>
}

/** Keeping one version of a prayer in the journal, now or when the connection is back. */
export function useSaving(userId: string, generation: FinishedGeneration, edit: Edit): Saving {
  const { id, request, isSaved, versions } = generation
  const navigate = useNavigate()
  const client = useQueryClient()
  const kept = useWaiting(userId).find((one) => one.generation.id === id)
  const waiting = kept?.state === 'to-be-saved' ? kept : undefined
  const { mutate, isPending, error, data } = useSavePrayer(userId, generation, kept !== undefined)
  const isOpen = !isSaved && !waiting

  const openJournal = async (shared?: string) => {
    const search = shared === undefined ? '' : `?${new URLSearchParams({ prayer: shared, share: 'yes' })}`
    // Forgotten only when the journal is there: until then the prayer stays on the screen.
    await navigate(paths.journal + search)
    for (const version of versions) {
      prayerEdits.drop(userId, version)
      client.removeQueries({ queryKey: generationKey(version) })
    }
  }
  const save = (withSituation: boolean, isShared: boolean) => {
    if (isPending) return
    const wish: SaveWish = {
      keepSituation: request?.situation !== undefined && withSituation,
      // What is in the journal already may have newer words there.
      ...(edit.isMade && !isSaved && { edit: edit.text }),
    }
    mutate(wish, {
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
