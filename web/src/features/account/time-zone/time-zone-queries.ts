import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askAnew } from '../../../api/ask-anew.ts'
import { answerOf, api } from '../../../api/client.ts'
import { explanationOf } from '../../../api/errors.ts'
import { meKey } from '../../../api/me.ts'
import { notify } from '../../../ui/notify.tsx'

export function useChangeTimeZone() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (timezone: string) => answerOf(api.PATCH('/api/v1/me', { body: { timezone } })),
    onSuccess: async () => {
      notify.success('Your time zone is saved')
      await askAnew(client, meKey)
    },
  })
}

export function timeZoneMessageOf(error: unknown): string | undefined {
  return explanationOf(error, 'Your time zone could not be saved. Please try again.')
}
