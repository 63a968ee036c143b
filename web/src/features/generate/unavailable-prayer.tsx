import { Alert, Button, Group, Text } from '@mantine/core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/page/page.tsx'

interface UnavailablePrayerProps {
  /** The server will not show it, now or later. */
  isGone: boolean
  /** What the server says about a prayer that it has not begun. */
  message: string | undefined
  onRetry: () => void
  /** Gives up a prayer that was asked for and is not there yet. */
  onCancel: (() => void) | undefined
}

/** The prayer cannot be shown just now, or ever. */
export function UnavailablePrayer({ isGone, message = KEPT, onRetry, onCancel }: UnavailablePrayerProps) {
  return (
    <Page title={isGone ? 'No prayer here' : 'Your prayer'}>
      {isGone ? (
        <Text mb="xl">{GONE}</Text>
      ) : (
        <Alert color="clay" role="alert" mb="xl">
          {message}
        </Alert>
      )}
      <Group>
        {!isGone && <Button onClick={onRetry}>Try again</Button>}
        {isGone || !onCancel ? (
          <Button variant="default" component={Link} to={paths.generate}>
            Generate another
          </Button>
        ) : (
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Group>
    </Page>
  )
}

const GONE =
  'There is no prayer to show at this address. A prayer that is not saved is kept for seven days; one that you saved is in your journal.'
const KEPT = 'The server cannot show your prayer just now. Nothing is lost: please try again in a moment.'
