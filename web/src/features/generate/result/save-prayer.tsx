import { Alert, Button, Checkbox, Group, Stack, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { ApiError, isStatus } from '../../../api/errors.ts'
import type { Citation } from '../../../api/types.ts'
import { facts } from '../../../facts.ts'
import { paths } from '../../../paths.ts'
import { generationKey } from '../../../prayer/cached-prayers.ts'
import type { FinishedGeneration } from '../../../prayer/generation.ts'
import { prayerEdits } from '../../../prayer/in-this-tab.ts'
import { copyPrayer, PrayerActions } from '../../../prayer/prayer-actions.tsx'
import { ReportContent } from '../../../prayer/report-dialog.tsx'
import {
  type SaveWish,
  unsavedPrayers,
  useWaiting,
  type WaitingPrayer,
} from '../../../prayer/waiting/unsaved-prayers.ts'
import { keepSituation } from '../../../preferences.ts'
import { SubmitError } from '../../../ui/submit-error.tsx'
import { useSavePrayer } from '../queries.ts'
import type { Edit } from './edit-prayer.tsx'
import classes from './save-prayer.module.css'

interface SavePrayerProps {
  userId: string
  generation: FinishedGeneration
  edit: Edit
  saving: Saving
  onAnother: () => void
}

/** What one can do with the prayer: keep it, change it, take it along, or ask for another. */
export function SavePrayer({ userId, generation, edit, saving, onAnother }: SavePrayerProps) {
  const { request, isSaved, citations } = generation
  // What is ticked here counts here, whatever was chosen in another tab since. In danger others may read along: nothing
  // is kept by itself, and what is chosen then is not remembered.
  const isInDanger = generation.crisis !== undefined
  const [withSituation, setWithSituation] = useState(() => !isInDanger && keepSituation.read())
  return (
    <Stack className={classes.save}>
      {isSaved && !saving.isLeaving && <SavedLater onOpen={saving.openJournal} />}
      {saving.waiting && <SaveIsWaiting userId={userId} waiting={saving.waiting} />}
      {request?.situation !== undefined && saving.isOpen && (
        <Checkbox
          label="Keep what I wrote with the prayer"
          checked={withSituation}
          onChange={({ currentTarget }) => {
            if (!isInDanger) keepSituation.write(currentTarget.checked)
            setWithSituation(currentTarget.checked)
          }}
        />
      )}
      <NotSaved error={saving.error} prayer={edit.text} citations={citations} />
      <div className={classes.actions}>
        {saving.isOpen && (
          <Button onClick={() => saving.save(withSituation)} loading={saving.isPending}>
            Save to Journal
          </Button>
        )}
        {!edit.isOpen && !saving.isLocked && (
          <Button variant="default" onClick={edit.open}>
            Edit
          </Button>
        )}
        {!saving.waiting && (
          <Button variant="default" onClick={() => saving.saveAndShare(withSituation)}>
            {isSaved ? 'Share' : 'Save and share'}
          </Button>
        )}
        <PrayerActions prayer={edit.text} citations={citations} />
        <Button variant="default" onClick={onAnother}>
          Generate another
        </Button>
      </div>
      <ReportContent reported={{ generationId: generation.id }} />
    </Stack>
  )
}

interface NotSavedProps {
  error: Error | null
  prayer: string
  citations: readonly Citation[]
}

/** Why the prayer is not in the journal. It stays on the screen, and can be copied whatever happens. */
export function NotSaved({ error, prayer, citations }: NotSavedProps) {
  const isGone = isStatus(error, 410) || isStatus(error, 404)
  if (!isGone) return <SubmitError message={refusalOf(error)} />
  return (
    <Alert color="clay" role="alert">
      <Title order={2} size="h3" mb="xs">
        This prayer can no longer be saved
      </Title>
      We keep an unsaved prayer for {facts.unsavedKeptDays} days, and the server does not have this one any
      more. It is still here on your screen: copy its text to keep it.
      <div>
        <Button mt="md" size="sm" onClick={() => copyPrayer(prayer, citations)}>
          Copy the text
        </Button>
      </div>
    </Alert>
  )
}

/** RES-10; and what a person can mend is told in the server's own words. */
function refusalOf(error: Error | null): string | undefined {
  if (error === null) return undefined
  if (isStatus(error, 401)) return 'Not authenticated'
  const isMendable = error instanceof ApiError && [400, 422, 429].includes(error.status)
  return ['Failed to save prayer', isMendable && error.message].filter(Boolean).join('. ')
}

/** The prayer has arrived in the journal while it was read, or while its reader was elsewhere. */
export function SavedLater({ onOpen }: { onOpen: () => void }) {
  return (
    <Alert color="sage" role="status">
      This prayer is in your journal.
      <div>
        <Button size="sm" variant="default" mt="sm" onClick={onOpen}>
          Open the journal
        </Button>
      </div>
    </Alert>
  )
}

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

/** In place of the Save button, while the prayer waits for the connection. */
export function SaveIsWaiting({ userId, waiting }: { userId: string; waiting: WaitingPrayer }) {
  return (
    <Alert color="sage" role="status">
      Waiting for the connection. This prayer is kept on this device, and goes to your journal by itself when
      the connection is back.
      <Group mt="sm" gap="sm">
        <Button size="sm" variant="default" component={Link} to={paths.journal}>
          Open the journal
        </Button>
        <Button
          size="sm"
          variant="subtle"
          color="gray"
          onClick={() => unsavedPrayers.withdraw(userId, waiting)}
        >
          Do not save
        </Button>
      </Group>
    </Alert>
  )
}
