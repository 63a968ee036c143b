import { Button, Checkbox, Group, Stack, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { PrayerReport } from '../../api/types.ts'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { NeedsConnection } from '../../ui/needs-connection.tsx'
import { SubmitError } from '../../ui/submit-error.tsx'
import { ForAnAnswer } from './for-an-answer.tsx'
import { reportMessageOf } from './report-queries.ts'
import { REASONS, type Reason, reasonCalled } from './report-reasons.ts'

const WORDS_MAX = 1000

interface ReportFormProps {
  isSending: boolean
  error: unknown
  onSend: (report: PrayerReport) => void
  onCancel: () => void
}

export function ReportForm({ isSending, error, onSend, onCancel }: ReportFormProps) {
  const [reason, setReason] = useState<Reason>()
  const [isMissing, setMissing] = useState(false)
  const [words, setWords] = useState('')
  const [withPrayer, setWithPrayer] = useState(false)
  const choose = (called: string) => {
    setReason(reasonCalled(called))
    setMissing(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!reason) return setMissing(true)
    onSend({ reason, with_prayer: withPrayer, ...(words.trim() && { words: words.trim() }) })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <ChoiceChips
          label="What is wrong with it?"
          choices={Object.values(REASONS)}
          value={reason ? REASONS[reason] : ''}
          onChange={choose}
          {...(isMissing && { error: 'Please choose what is wrong' })}
        />
        <Textarea
          label="In your own words (optional)"
          labelProps={{ mb: 6, fw: 600 }}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          maxLength={WORDS_MAX}
          autosize
          minRows={2}
          maxRows={8}
        />
        <Checkbox
          label="Send the text of the prayer along"
          description="Without it, we read only the reason and your words."
          checked={withPrayer}
          onChange={({ currentTarget }) => setWithPrayer(currentTarget.checked)}
        />
        <ForAnAnswer />
        <SubmitError message={reportMessageOf(error)} />
        <NeedsConnection reason="You are offline. A report needs the connection.">
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
            <Button type="submit" loading={isSending}>
              Send Report
            </Button>
          </Group>
        </NeedsConnection>
      </Stack>
    </form>
  )
}
