import { Alert, Button, Group } from '@mantine/core'
import { Page } from '../../../ui/page.tsx'

interface LostFromSightProps {
  /** The server will not show it again, so that trying again would be of no use. */
  isGone: boolean
  onRetry: () => void
  onAnother: () => void
}

/** The prayer is written, and cannot be shown just now, or ever. */
export function LostFromSight({ isGone, onRetry, onAnother }: LostFromSightProps) {
  return (
    <Page title="Your prayer">
      <Alert color="clay" role="alert" mb="xl">
        {isGone
          ? 'This prayer was written too long ago to be shown again, and its words are not on this device.'
          : 'Your prayer is kept, but the server cannot show it just now. Nothing is lost: please try again in a moment.'}
      </Alert>
      <Group>
        {!isGone && <Button onClick={onRetry}>Try again</Button>}
        <Button variant="default" onClick={onAnother}>
          Generate another
        </Button>
      </Group>
    </Page>
  )
}
