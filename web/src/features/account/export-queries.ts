import { useMutation } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import { explanationOf } from '../../api/errors.ts'
import { notify } from '../../ui/notify.tsx'

/** Fetches everything that is kept of the person, and hands it to the browser as a file. */
export function useExport() {
  return useMutation({
    mutationFn: async () => save(await answerOf(api.GET('/api/v1/export', { parseAs: 'blob' }))),
    onSuccess: () => notify.success('Your data is in your downloads'),
  })
}

export function exportMessageOf(error: unknown): string | undefined {
  return explanationOf(error, 'Your data could not be exported. Please try again.')
}

function save(archive: Blob): void {
  const url = URL.createObjectURL(archive)
  const link = document.createElement('a')
  link.href = url
  link.download = 'selah-export.zip'
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
