import { Button, Checkbox, Stack } from '@mantine/core'
import { useState } from 'react'
import type { FinishedGeneration } from '../../../prayer/generation.ts'
import { PrayerActions } from '../../../prayer/prayer-actions.tsx'
import { ReportContent } from '../../../prayer/report/report-content.tsx'
import { SaveIsWaiting } from '../../../prayer/waiting/save-is-waiting.tsx'
import { keepSituation } from '../../../preferences.ts'
import { NotSaved } from './not-saved.tsx'
import classes from './save-prayer.module.css'
import { SavedLater } from './saved-later.tsx'
import type { Edit } from './use-edit.ts'
import type { Saving } from './use-saving.ts'

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
      <ReportContent generationId={generation.id} />
    </Stack>
  )
}
