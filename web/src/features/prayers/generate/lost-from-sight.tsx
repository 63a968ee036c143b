import { Alert, Button, Group } from '@mantine/core'
import { Page } from '../../../ui/page.tsx'

interface LostFromSightProps {
  onRetry: () => void
  onAnother: () => void
}

/** The prayer is written, and the server that has it cannot be reached. */
export function LostFromSight({ onRetry, onAnother }: LostFromSightProps) {
  return (
    <Page title="Your prayer">
      <Alert color="clay" role="alert" mb="xl">
        Your prayer is kept, but the server cannot be reached just now. Nothing is lost: please try again in a
        moment.
      </Alert>
      <Group>
        <Button onClick={onRetry}>Try again</Button>
        <Button variant="default" onClick={onAnother}>
          Generate Another
        </Button>
      </Group>
    </Page>
  )
}
