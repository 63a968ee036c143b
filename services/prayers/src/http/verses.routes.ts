import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { chapterOf, citationOf, parseReference } from '@selah/prayer-engine/scripture'
import Type from 'typebox'
import { PassageNotFound } from '../errors.ts'
import { Citation } from './schemas.ts'

const PassageView = Type.Object({
  ...Citation.properties,
  chapter: Type.Object({
    title: Type.String(),
    verses: Type.Array(Type.Object({ number: Type.Integer(), text: Type.String() })),
  }),
})

export const versesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/verses/:reference', {
    schema: {
      operationId: 'getPassage',
      summary: 'A passage, and the chapter it stands in',
      tags: ['scripture'],
      params: Type.Object({
        reference: Type.String({ minLength: 1, maxLength: 100, examples: ['Psalm 23:1'] }),
      }),
      refuses: [PassageNotFound],
      response: { 200: PassageView },
    },
    handler: async (request, reply) => {
      const reference = parseReference(request.params.reference)
      const citation = reference && citationOf(reference)
      const chapter = reference && chapterOf(reference)
      if (!citation || !chapter) throw new PassageNotFound()
      // The text never changes.
      reply.header('cache-control', 'public, max-age=86400')
      return { ...citation, chapter: { title: chapter.title, verses: [...chapter.verses] } }
    },
  })
}
