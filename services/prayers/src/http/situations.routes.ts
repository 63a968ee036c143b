import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { LANGUAGES, languageNotice, languageOf } from '@selah/prayer-engine/language'
import { SITUATION_CHARACTERS_MAX } from '@selah/prayer-engine/prayer'
import { cleanText } from '@selah/prayer-engine/text'
import Type from 'typebox'

const SituationView = Type.Object({
  language: Type.Enum(LANGUAGES, { description: "'other' is any language but the named ones" }),
  notice: Type.Optional(
    Type.String({
      description: 'For people: we do not write in this language yet. Nothing is refused for it.',
    }),
  ),
})

/** What can be said of a situation before a prayer is spent on it. Nothing of it is kept or logged. */
export const situationsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post('/read-situation', {
    schema: {
      operationId: 'readSituation',
      summary: 'The language of a situation, and what to know before a prayer is asked for',
      tags: ['prayers'],
      body: Type.Object(
        { situation: Type.String({ maxLength: SITUATION_CHARACTERS_MAX * 8 }) },
        { additionalProperties: false },
      ),
      response: { 200: SituationView },
    },
    handler: async (request) => {
      const language = languageOf(cleanText(request.body.situation))
      const notice = languageNotice(language)
      return { language, ...(notice && { notice }) }
    },
  })
}
