import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { labArc, labIndex, labTry } from '@selah/prayer-engine/lab'
import { LENGTHS, MOODS, TONES } from '@selah/prayer-engine/prayer'
import Type from 'typebox'
import { ArcNotFound } from '../errors.ts'

const Variant = Type.Optional(Type.Integer({ minimum: 0, maximum: 20 }))
const PathQuery = Type.Object({
  voice: Type.Optional(Type.Enum(['self', 'other'])),
  tone: Type.Optional(Type.Enum(TONES)),
  mood: Type.Optional(Type.Enum(MOODS)),
  length: Type.Optional(Type.Enum(LENGTHS)),
  address: Variant,
  bring: Variant,
  held: Variant,
  passage: Variant,
  asking: Variant,
})

/** Pages for those who write and mend the arcs. Only the local stack has them (LAB_OPEN). */
export const labRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: 16_384 }, (_request, body, done) =>
    done(null, body),
  )
  const schema = { hide: true }
  app.get('/lab', {
    schema,
    handler: (_request, reply) => reply.type('text/html; charset=utf-8').send(labIndex()),
  })
  app.post('/lab', {
    schema: { ...schema, body: Type.String() },
    handler: (request, reply) =>
      reply.type('text/html; charset=utf-8').send(labTry(request.body.replace(/^situation=/, '').trim())),
  })
  app.get('/lab/:folder/:name', {
    schema: {
      ...schema,
      params: Type.Object({ folder: Type.String({ maxLength: 40 }), name: Type.String({ maxLength: 60 }) }),
      querystring: PathQuery,
    },
    handler: (request, reply) => {
      const html = labArc(`${request.params.folder}/${request.params.name}`, request.query)
      if (!html) throw new ArcNotFound()
      return reply.type('text/html; charset=utf-8').send(html)
    },
  })
}
