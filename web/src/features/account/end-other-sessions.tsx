import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { SubmitError } from '../../ui/submit-error.tsx'
import { authMessageOf } from './auth-errors.ts'
import { useEndOtherSessions } from './profile-queries.ts'

interface SignOutEverywhereProps {
  opened: boolean
  onClose: () => void
  /** All other devices are signed out. This one is the last. */
  onEnded: () => void
}

export function SignOutEverywhere({ opened, onClose, onEnded }: SignOutEverywhereProps) {
  const end = useEndOtherSessions()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Sign out everywhere?"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        <Text>
          You will be signed out on every device, this one included. What you saved stays in your journal.
        </Text>
        <SubmitError message={authMessageOf(end.error)} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            loading={end.isPending}
            onClick={() => end.isPending || end.mutate(undefined, { onSuccess: onEnded })}
          >
            Sign Out Everywhere
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
