import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { AnalyticsDeps } from '../deps.ts'
import { type Analytics, getAnalytics } from '../use-cases/get-analytics.ts'
import { AnalyticsView } from './analytics.schemas.ts'

export const analyticsRoutes: FastifyPluginAsyncTypebox<{ deps: AnalyticsDeps }> = async (app, { deps }) => {
  app.get('/analytics', {
    schema: {
      operationId: 'getAnalytics',
      summary: 'Read my own habits',
      tags: ['analytics'],
      response: { 200: AnalyticsView },
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
