import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import { isUnanswered } from '../../api/errors.ts'
import { meQuery } from '../../api/me.ts'
import { SupportLink } from '../../ui/names.tsx'
import { NeedsConnection } from '../../ui/needs-connection.tsx'
import { SubmitError } from '../../ui/submit-error.tsx'

interface DeleteAccountProps {
  opened: boolean
  onClose: () => void
  /** The account is gone; the id says how far the rest is. */
  onDeleted: (erasureId: string) => void
}

export function DeleteAccount({ opened, onClose, onDeleted }: DeleteAccountProps) {
  const remove = useDeleteAccount()
  const { data: me } = useQuery(meQuery)
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
        {me?.premium_status && (
          <Text>
            Your plan ends now and is not charged again. If you want money back under the guarantee, write to{' '}
            <SupportLink /> before you delete your account.
          </Text>
        )}
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

const POLL_MS = 5000

/** Deletes the account; gives back the id of the erasure. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: async () => (await answerOf(api.POST('/api/v1/delete-user'))).erasure_id,
  })
}

/** What the person reads when their account could not be deleted (ACC-13). Support cannot mend a connection. */
export function deletionMessageOf(error: unknown): string | undefined {
  if (error === null || error === undefined) return undefined
  if (isUnanswered(error)) return 'No answer came. Please check your connection and try again.'
  return 'Failed to delete account. Please contact support.'
}

/** How far the deletion of an account is, asked again until it is done. */
export function erasureQuery(erasureId: string) {
  return queryOptions({
    queryKey: ['erasure', erasureId],
    queryFn: () => answerOf(api.GET('/api/v1/erasures/{erasureId}', { params: { path: { erasureId } } })),
    refetchInterval: ({ state }) => (state.data?.state === 'requested' ? POLL_MS : false),
  })
}
