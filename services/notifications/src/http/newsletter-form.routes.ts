import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { inEvenTime } from '@selah/kit/http/even-time'
import Type from 'typebox'
import type { NotificationsDeps } from '../deps.ts'
import { NotAnAddress } from '../errors.ts'
import { joinLetter } from '../use-cases/letters/join-letter.ts'
import { networkOf } from './network.ts'

const FORM = 'application/x-www-form-urlencoded'

/** The letter's form in a browser without scripts. The page it leads to shows the sentence of that name (`:target`). */
export const newsletterFormRoutes: FastifyPluginAsyncTypebox<{ deps: NotificationsDeps }> = async (
  app,
  { deps },
) => {
  const at = (place: string) => `${deps.config.PUBLIC_URL}/#${place}`
  app.addContentTypeParser(FORM, { parseAs: 'string' }, async (_request: unknown, body: string) => ({
    email: new URLSearchParams(body).get('email') ?? '',
  }))

  app.post('/newsletter/form', {
    schema: {
      hide: true,
      body: Type.Object({ email: Type.String({ maxLength: 1_000 }) }),
    },
    handler: async ({ body, headers, ip }, reply) => {
      // Another site's page could use its readers' networks to ask for others.
      const ours = new URL(deps.config.PUBLIC_URL).origin
      if (headers.origin !== undefined && headers.origin !== ours)
        return reply.redirect(at('newsletter'), 303)
      const joining = { email: body.email, source: 'footer_form', caller: networkOf(ip) }
      const place = await inEvenTime(() => joinLetter(deps, joining)).then(
        () => 'letter-asked',
        (error: unknown) => {
          if (error instanceof NotAnAddress) return 'letter-refused'
          throw error
        },
      )
      return reply.redirect(at(place), 303)
    },
  })
}
