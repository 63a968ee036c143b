import { Alert, Button } from '@mantine/core'

/** The prayer had waited for the connection while it was read, and has arrived. */
export function SavedLater({ onOpen }: { onOpen: () => void }) {
  return (
    <Alert color="sage" role="status">
      This prayer is in your journal.
      <div>
        <Button size="sm" variant="default" mt="sm" onClick={onOpen}>
          Open the journal
        </Button>
      </div>
    </Alert>
  )
}
