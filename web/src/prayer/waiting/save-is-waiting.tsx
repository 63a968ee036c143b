import { Alert, Button, Group } from '@mantine/core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { unsavedPrayers, type WaitingPrayer } from './unsaved-prayers.ts'

/** In place of the Save button, while the prayer waits for the connection. */
export function SaveIsWaiting({ userId, waiting }: { userId: string; waiting: WaitingPrayer }) {
  return (
    <Alert color="sage" role="status">
      Waiting for the connection. This prayer is kept on this device, and goes to your journal by itself when
      the connection is back.
      <Group mt="sm" gap="sm">
        <Button size="sm" variant="default" component={Link} to={paths.journal}>
          Open the journal
        </Button>
        <Button
          size="sm"
          variant="subtle"
          color="gray"
          onClick={() => unsavedPrayers.withdraw(userId, waiting)}
        >
          Do not save
        </Button>
      </Group>
    </Alert>
  )
}
