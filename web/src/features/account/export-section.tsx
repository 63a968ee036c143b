import { Button, Text } from '@mantine/core'
import { useId } from 'react'
import { NeedsConnection } from '../../ui/needs-connection.tsx'
import { SubmitError } from '../../ui/submit-error.tsx'
import { AccountSection } from './account-section.tsx'
import { exportMessageOf, useExport } from './export-queries.ts'

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
