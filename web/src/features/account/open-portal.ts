import { useMutation } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { notify } from '../../ui/notify.tsx'
import { openTab } from '../../ui/open-tab.ts'

/** Opens the payment provider's page, where a person changes or ends their subscription, in a new tab (ACC-05). */
export function useOpenPortal() {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await answerOf(api.POST('/api/v1/customer-portal'))).url,
    onSuccess(url) {
      if (openTab(url)) return
      notify.offerPerson('Your browser did not open the page by itself.', 'Open', () => location.assign(url))
    },
    onError: (error) => notify.failure(messageOf(error, 'Failed to open subscription management')),
  })
  return { isPending, open: () => isPending || mutate() }
}
