import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { LANGUAGES, languageNotice, languageOf } from '@selah/prayer-engine/language'
import { SITUATION_CHARACTERS_MAX } from '@selah/prayer-engine/prayer'
import { suggestChoices } from '@selah/prayer-engine/suggest'
import { cleanText } from '@selah/prayer-engine/text'
import Type from 'typebox'
import { Category, Mood } from './schemas.ts'

const SituationView = Type.Object({
  language: Type.Enum(LANGUAGES, { description: "'other' is any language but the named ones" }),
  notice: Type.Optional(
    Type.String({
      description: 'For people: we do not write in this language yet. Nothing is refused for it.',
    }),
  ),
})

const SuggestionView = Type.Object({
  category: Type.Optional(Category),
  mood: Type.Optional(Mood),
})

const SituationBody = Type.Object(
  { situation: Type.String({ maxLength: SITUATION_CHARACTERS_MAX * 8 }) },
  { additionalProperties: false },
)

/** What can be said of a situation before a prayer is spent on it. Nothing of it is kept or logged. */
export const situationsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post('/read-situation', {
    schema: {
      operationId: 'readSituation',
      summary: 'The language of a situation, and what to know before a prayer is asked for',
      tags: ['prayers'],
      body: SituationBody,
      response: { 200: SituationView },
    },
    handler: async (request) => {
      const language = languageOf(cleanText(request.body.situation))
      const notice = languageNotice(language)
      return { language, ...(notice && { notice }) }
    },
  })

  app.post('/suggestions', {
    schema: {
      operationId: 'suggestChoices',
      summary: 'A category and a mood that a situation suggests',
      description: 'Each is absent where it is not sure. Nothing of the situation is kept.',
      tags: ['prayers'],
      body: SituationBody,
      response: { 200: SuggestionView },
    },
    handler: async (request) =>
      suggestChoices(cleanText(request.body.situation).slice(0, SITUATION_CHARACTERS_MAX)),
  })
}
