import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ProblemSchema } from '@selah/kit/http/problem-details'
import type { AnalyticsDeps } from '../deps.ts'
import { type Analytics, getAnalytics } from '../use-cases/get-analytics.ts'
import { AnalyticsView } from './analytics.schemas.ts'

export const analyticsRoutes: FastifyPluginAsyncTypebox<{ deps: AnalyticsDeps }> = async (app, { deps }) => {
  app.get('/analytics', {
    schema: {
      operationId: 'getAnalytics',
      summary: 'Read my own habits',
      tags: ['analytics'],
      security: [{ bearer: [] }],
      response: { 200: AnalyticsView, 401: ProblemSchema },
    },
    handler: async (request) => toView(await getAnalytics(deps, request.caller.userId)),
  })
}

function toView({ activities, categories, moods }: Analytics) {
  const views = activities.map(({ actionType, category, mood, createdAt }) => ({
    action_type: actionType,
    category,
    mood,
    created_at: createdAt.toISOString(),
  }))
  return { activities: views, categories: [...categories], moods: [...moods] }
}
