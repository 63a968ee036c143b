import { useMutation } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import { explanationOf } from '../../api/errors.ts'
import type { PrayerReport } from '../../api/types.ts'

/** Sending again replaces the first report of the prayer. */
export function useReport(generationId: string) {
  return useMutation({
    mutationFn: (body: PrayerReport) =>
      answerOf(
        api.PUT('/api/v1/generations/{generationId}/report', { params: { path: { generationId } }, body }),
      ),
  })
}

export function reportMessageOf(error: unknown): string | undefined {
  return explanationOf(error, 'Your report could not be sent. Please try again.')
}
