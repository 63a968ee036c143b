import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { NeedsConnection } from '../../ui/needs-connection.tsx'
import { SubmitError } from '../../ui/submit-error.tsx'
import { deletionMessageOf, useDeleteAccount } from './delete-queries.ts'

interface DeleteAccountProps {
  opened: boolean
  onClose: () => void
  /** The account is gone; the id says how far the rest is. */
  onDeleted: (erasureId: string) => void
}

export function DeleteAccount({ opened, onClose, onDeleted }: DeleteAccountProps) {
  const remove = useDeleteAccount()
  // While the answer is awaited, the dialog stays: nobody should wonder what became of it.
  const close = () => remove.isPending || onClose()
  return (
    <Modal
      opened={opened}
      onClose={close}
      title="Are you absolutely sure?"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        <Text>
          This permanently deletes your account and all of your data, including your prayers, journal entries
          and reflections. It cannot be undone.
        </Text>
        <SubmitError message={deletionMessageOf(remove.error)} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" data-autofocus onClick={close}>
            Cancel
          </Button>
          <NeedsConnection reason="You are offline. Deleting your account needs the connection.">
            <Button
              color="clay"
              loading={remove.isPending}
              onClick={() => remove.isPending || remove.mutate(undefined, { onSuccess: onDeleted })}
            >
              Delete Account
            </Button>
          </NeedsConnection>
        </Group>
      </Stack>
    </Modal>
  )
}
