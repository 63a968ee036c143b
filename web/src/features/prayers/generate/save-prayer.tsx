import { Button, Checkbox, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Generation } from '../../../api/types.ts'
import { paths } from '../../../paths.ts'
import { notify } from '../../../ui/notify.tsx'
import { keepSituation } from '../keep-situation.ts'
import { keptPrayer } from '../kept-prayer.ts'
import { PrayerActions } from '../prayer-actions.tsx'
import type { PrayerVersion } from '../versions.ts'
import { SaveIsWaiting } from '../waiting/save-is-waiting.tsx'
import { useWaiting } from '../waiting/use-waiting.ts'
import type { WaitingSave } from '../waiting/waiting-saves.ts'
import { NotSaved } from './not-saved.tsx'
import { forgetCompositions, useSavePrayer } from './queries.ts'
import { ReportContent } from './report-content.tsx'
import classes from './save-prayer.module.css'
import { SavedLater } from './saved-later.tsx'
import type { Edit } from './use-edit.ts'

interface SavePrayerProps {
  userId: string
  version: PrayerVersion
  written: Generation
  edit: Edit
  onAnother: () => void
}

/** What one can do with the prayer: keep it, change it, take it along, or ask for another. */
export function SavePrayer({ userId, version, written, edit, onAnother }: SavePrayerProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const save = useSavePrayer(userId)
  const [withSituation, setWithSituation] = useState(keepSituation.read)
  const waiting = useWaiting(userId).find(({ generationId }) => generationId === written.generation_id)
  const hasSituation = version.request.situation !== undefined

  /** Neither in the journal nor on its way there. */
  const isOpen = !version.saved && (!waiting || waiting.refused !== undefined)

  const saveOnce = () => {
    if (save.isPending) return
    const wanted: WaitingSave = {
      generationId: written.generation_id,
      versionKey: version.key,
      keepSituation: withSituation && hasSituation,
      ...(edit.isMade && { edit: edit.text }),
      prayer: edit.text,
      citations: written.citations,
      category: version.request.category,
      at: new Date().toISOString(),
    }
    save.mutate(wanted, {
      onSuccess: async (outcome) => {
        if (outcome === 'waiting') return
        notify.success('Prayer saved to your journal')
        await openJournal()
      },
    })
  }
  const openJournal = async () => {
    // Forgotten only when the journal is there: until then the prayer stays on the screen, not an empty form.
    await navigate(paths.journal)
    keptPrayer.forget()
    forgetCompositions(client)
  }

  return (
    <Stack className={classes.save}>
      {version.saved && <SavedLater onOpen={openJournal} />}
      {waiting && !waiting.refused && <SaveIsWaiting userId={userId} save={waiting} />}
      {hasSituation && isOpen && (
        <Checkbox
          label="Keep what I wrote with the prayer"
          checked={withSituation}
          onChange={({ currentTarget }) => {
            keepSituation.write(currentTarget.checked)
            setWithSituation(currentTarget.checked)
          }}
        />
      )}
      <NotSaved error={save.error} prayer={edit.text} citations={written.citations} />
      <div className={classes.actions}>
        {isOpen && (
          <Button onClick={saveOnce} loading={save.isPending}>
            Save to Journal
          </Button>
        )}
        {!edit.isOpen && isOpen && (
          <Button variant="default" onClick={edit.open}>
            Edit
          </Button>
        )}
        <PrayerActions prayer={edit.text} citations={written.citations} />
        <Button variant="default" onClick={onAnother}>
          Generate Another
        </Button>
      </div>
      <ReportContent />
    </Stack>
  )
}
