import { Button, Checkbox, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { answerOf, api } from '../api/client.ts'
import { useConfig } from '../api/config.ts'
import { explanationOf } from '../api/errors.ts'
import type { PrayerReport } from '../api/types.ts'
import { ChoiceChips } from '../ui/choice-chips.tsx'
import { NeedsConnection } from '../ui/needs-connection.tsx'
import { SubmitError } from '../ui/submit-error.tsx'
import classes from './report-content.module.css'

/** A prayer that was written for this person, or one that somebody shared with its reader. */
export type Reported = { readonly generationId: string } | { readonly shareToken: string }

/** Something is wrong with this prayer (RES-13, D-23). */
export function ReportContent({ reported }: { reported: Reported }) {
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button variant="subtle" className={classes.report} aria-haspopup="dialog" onClick={open}>
        Report content
      </Button>
      {/* Each prayer has a report of its own: what was chosen for another version does not stay. */}
      <ReportDialog key={Object.values(reported)[0]} reported={reported} opened={opened} onClose={close} />
    </>
  )
}

interface ReportDialogProps {
  reported: Reported
  opened: boolean
  onClose: () => void
}

function ReportDialog({ reported, opened, onClose }: ReportDialogProps) {
  const report = useReport(reported)
  const close = () => {
    onClose()
    report.reset()
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      title="Report this prayer"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {report.isSuccess ? (
        <ReportSent withPrayer={report.data.with_prayer} onClose={close} />
      ) : (
        <ReportForm
          isSending={report.isPending}
          error={report.error}
          onSend={(given) => report.isPending || report.mutate(given)}
          onCancel={close}
        />
      )}
    </Modal>
  )
}

function ReportSent({ withPrayer, onClose }: { withPrayer: boolean; onClose: () => void }) {
  return (
    <Stack>
      <Text role="status">
        {`Thank you. Your report is here, ${withPrayer ? 'with' : 'without'} the text of the prayer. Someone will read it.`}
      </Text>
      <ForAnAnswer />
      <Group justify="flex-end">
        <Button autoFocus onClick={onClose}>
          Close
        </Button>
      </Group>
    </Stack>
  )
}

/** RES-13: the report has no address to answer to. */
export function ForAnAnswer() {
  const { supportEmail } = useConfig()
  return (
    <Text size="sm" c="dimmed">
      If you would like an answer, please write to {supportEmail} and say what is wrong with it.
    </Text>
  )
}

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

function useReport(reported: Reported) {
  return useMutation({ mutationFn: (body: PrayerReport) => sendReport(reported, body) })
}

/** Of one's own prayer, sending again replaces the first report. */
function sendReport(reported: Reported, body: PrayerReport): Promise<{ with_prayer: boolean }> {
  if ('shareToken' in reported) {
    const path = { token: reported.shareToken }
    return answerOf(api.POST('/api/v1/shared/{token}/report', { params: { path }, body }))
  }
  return answerOf(api.PUT('/api/v1/generations/{generationId}/report', { params: { path: reported }, body }))
}

export function reportMessageOf(error: unknown): string | undefined {
  return explanationOf(error, 'Your report could not be sent. Please try again.')
}

export type Reason = PrayerReport['reason']

/** What each reason of the server is called. */
export const REASONS: Readonly<Record<Reason, string>> = {
  scripture: 'Scripture is misused',
  hurtful: 'It hurts or blames',
  untrue: 'It says something untrue about me',
  unsafe: 'It could put someone in danger',
  other: 'Something else',
}

export function reasonCalled(words: string): Reason | undefined {
  return (Object.keys(REASONS) as Reason[]).find((reason) => REASONS[reason] === words)
}
