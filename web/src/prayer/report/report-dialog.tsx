import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { ForAnAnswer } from './for-an-answer.tsx'
import { ReportForm } from './report-form.tsx'
import { useReport } from './report-queries.ts'

interface ReportDialogProps {
  generationId: string
  opened: boolean
  onClose: () => void
}

export function ReportDialog({ generationId, opened, onClose }: ReportDialogProps) {
  const report = useReport(generationId)
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
