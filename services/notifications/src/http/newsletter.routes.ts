import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { withTx } from '@selah/kit/db'
import { inEvenTime } from '@selah/kit/http/even-time'
import Type from 'typebox'
import type { NotificationsDeps } from '../deps.ts'
import { LinkOver, NotAnAddress } from '../errors.ts'
import { confirmLetter } from '../use-cases/letters/confirm-letter.ts'
import { joinLetter } from '../use-cases/letters/join-letter.ts'
import { stopLetter } from '../use-cases/letters/stop-letter.ts'
import { networkOf } from './network.ts'

const Join = Type.Object({
  email: Type.String({ maxLength: 1_000 }),
  source: Type.String({ pattern: '^[a-z][a-z_]{0,39}$' }),
})
const Token = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) })

/** The weekly letter, for anybody with an address. */
export const newsletterRoutes: FastifyPluginAsyncTypebox<{ deps: NotificationsDeps }> = async (
  app,
  { deps },
) => {
  app.post('/newsletter', {
    schema: {
      operationId: 'joinNewsletter',
      summary: 'Ask for the weekly letter: a mail with a link confirms it',
      description: 'The answer is the same for every address, whatever is known of it.',
      tags: ['letters'],
      refuses: [NotAnAddress],
      body: Join,
      response: { 202: Type.Object({}) },
    },
    handler: async ({ body, ip }, reply) => {
      await inEvenTime(() => joinLetter(deps, { ...body, caller: networkOf(ip) }))
      return reply.code(202).send({})
    },
  })

  app.post('/newsletter/confirm', {
    schema: {
      operationId: 'confirmNewsletter',
      summary: 'Confirm the letter with the token of a mail',
      tags: ['letters'],
      refuses: [LinkOver],
      body: Token,
      response: { 200: Type.Object({ state: Type.Literal('confirmed') }) },
    },
    handler: async ({ body }) => {
      await confirmLetter(deps, body.token)
      return { state: 'confirmed' as const }
    },
  })

  app.post('/newsletter/unsubscribe', {
    schema: {
      operationId: 'unsubscribeNewsletter',
      summary: 'End the letter with the token of an issue',
      tags: ['letters'],
      refuses: [LinkOver],
      body: Token,
      response: { 200: Type.Object({ kind: Type.Literal('letter'), stopped: Type.Literal(true) }) },
    },
    handler: async ({ body }) => {
      const stop = deps.stopTokens.read(body.token)
      if (stop?.kind !== 'letter') throw new LinkOver()
      await withTx(deps.pool, (tx) => stopLetter(tx, stop.id, 'link', deps.now()))
      return { kind: 'letter' as const, stopped: true as const }
    },
  })
}
