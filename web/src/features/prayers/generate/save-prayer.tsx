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
import { NotSaved } from './not-saved.tsx'
import { forgetCompositions, useSavePrayer } from './queries.ts'
import { ReportContent } from './report-content.tsx'
import classes from './save-prayer.module.css'
import type { Edit } from './use-edit.ts'

interface SavePrayerProps {
  version: PrayerVersion
  written: Generation
  edit: Edit
  onAnother: () => void
}

/** What one can do with the prayer: keep it, change it, take it along, or ask for another. */
export function SavePrayer({ version, written, edit, onAnother }: SavePrayerProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const save = useSavePrayer()
  const [withSituation, setWithSituation] = useState(keepSituation.read)
  const hasSituation = version.request.situation !== undefined

  const saveOnce = () => {
    if (save.isPending) return
    save.mutate(
      {
        generationId: written.generation_id,
        keepSituation: withSituation && hasSituation,
        edit: edit.isMade ? edit.text : undefined,
      },
      {
        onSuccess: async () => {
          notify.success('Prayer saved to your journal')
          // Forgotten only when the journal is there: until then the prayer stays on the screen, not an empty form.
          await navigate(paths.journal)
          keptPrayer.forget()
          forgetCompositions(client)
        },
      },
    )
  }

  return (
    <Stack className={classes.save}>
      {hasSituation && (
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
        <Button onClick={saveOnce} loading={save.isPending}>
          Save to Journal
        </Button>
        {!edit.isOpen && (
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
