import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { PrayersDeps } from '../../deps.ts'
import { GenerationNotFound, GenerationUnfinished, TooManyReports } from '../../errors.ts'
import { reportPrayer } from '../../use-cases/report-prayer.ts'
import { GenerationParams } from '../generations/generations.schemas.ts'
import { ReportPrayerBody, ReportView } from './reports.schemas.ts'

export const reportsRoutes: FastifyPluginAsyncTypebox<{ deps: PrayersDeps }> = async (app, { deps }) => {
  app.put('/generations/:generationId/report', {
    schema: {
      operationId: 'reportPrayer',
      summary: 'Report a prayer that was written for me',
      description: 'One report of each prayer: another one replaces it.',
      tags: ['prayers'],
      params: GenerationParams,
      body: ReportPrayerBody,
      refuses: [GenerationNotFound, GenerationUnfinished, TooManyReports],
      response: { 200: ReportView },
    },
    handler: async ({ caller, params, body }) => {
      const key = { userId: caller.userId, id: params.generationId.toLowerCase() }
      const { reason, words, with_prayer: withPrayer = false } = body
      const { generationId, content } = await reportPrayer(deps, key, {
        reason,
        words: words?.trim(),
        withPrayer,
      })
      return {
        generation_id: generationId,
        reason,
        ...(content.words && { words: content.words }),
        with_prayer: content.prayer !== undefined,
      }
    },
  })
}
