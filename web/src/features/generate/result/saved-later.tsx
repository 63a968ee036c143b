import { Alert, Button } from '@mantine/core'

/** The prayer has arrived in the journal while it was read, or while its reader was elsewhere. */
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
