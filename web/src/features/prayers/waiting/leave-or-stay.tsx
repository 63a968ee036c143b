import { Button, Group, Modal, Stack, Text } from '@mantine/core'

interface LeaveOrStayProps {
  /** How many prayers would be lost; nothing is asked while there are none. */
  count: number
  onStay: () => void
  onLeave: () => void
}

/** Nobody loses a prayer by signing out without having been asked. */
export function LeaveOrStay({ count, onStay, onLeave }: LeaveOrStayProps) {
  const isOne = count === 1
  return (
    <Modal
      opened={count > 0}
      onClose={onStay}
      title={isOne ? '1 prayer is not in your journal yet' : `${count} prayers are not in your journal yet`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        <Text>
          {isOne ? 'It is' : 'They are'} kept on this device alone, and signing out erases what is kept here,
          so that nobody else finds it. If you stay, {isOne ? 'it goes' : 'they go'} to your journal when the
          connection is back; in the journal you can copy the words now.
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onLeave}>
            Sign out and lose {isOne ? 'it' : 'them'}
          </Button>
          <Button data-autofocus onClick={onStay}>
            Stay
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
