import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { SubmitError } from '../../../ui/submit-error.tsx'
import { authMessageOf } from '../auth/auth-errors.ts'
import { useEndOtherSessions } from '../profile-queries.ts'

interface EndOtherSessionsProps {
  opened: boolean
  title: string
  /** What the person is told before they say yes. */
  consequence: string
  /** The button that does it. */
  action: string
  onClose: () => void
  /** All other devices are signed out. This one is not yet. */
  onEnded: () => void
}

/** Asks before all other devices are signed out. */
export function EndOtherSessions({
  opened,
  title,
  consequence,
  action,
  onClose,
  onEnded,
}: EndOtherSessionsProps) {
  const end = useEndOtherSessions()
  return (
    <Modal opened={opened} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack>
        <Text>{consequence}</Text>
        <SubmitError message={authMessageOf(end.error)} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            loading={end.isPending}
            onClick={() => end.isPending || end.mutate(undefined, { onSuccess: onEnded })}
          >
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
