import { Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { answerOf, api } from '../../api/client.ts'
import { explanationOf } from '../../api/errors.ts'
import { NeedsConnection } from '../../ui/needs-connection.tsx'
import { notify } from '../../ui/notify.tsx'
import { SubmitError } from '../../ui/submit-error.tsx'
import { AccountSection } from './account-section.tsx'

/** ACC-15, D-08. */
export function ExportSection() {
  const about = useId()
  const taking = useExport()
  return (
    <AccountSection title="Your data">
      <NeedsConnection reason="You are offline. Exporting your data needs the connection.">
        <Button
          variant="default"
          aria-describedby={about}
          loading={taking.isPending}
          onClick={() => taking.isPending || taking.mutate()}
        >
          Export my data
        </Button>
      </NeedsConnection>
      <SubmitError message={exportMessageOf(taking.error)} />
      <Text id={about} c="dimmed" size="sm" mt="xs">
        A ZIP file with everything we keep about you: all of it as JSON, and your journal as Markdown and as a
        calendar. Nothing in it is encrypted: keep it in a safe place.
      </Text>
    </AccountSection>
  )
}

/** Fetches everything that is kept of the person, and hands it to the browser as a file. */
export function useExport() {
  return useMutation({
    mutationFn: async () => save(await answerOf(api.GET('/api/v1/export', { parseAs: 'blob' }))),
    onSuccess: () => notify.success('Your data is in your downloads'),
  })
}

export function exportMessageOf(error: unknown): string | undefined {
  return explanationOf(error, 'Your data could not be exported. Please try again.')
}

function save(archive: Blob): void {
  const url = URL.createObjectURL(archive)
  const link = document.createElement('a')
  link.href = url
  link.download = 'selah-export.zip'
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
