import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { htmlEscape } from 'escape-goat'
import Type from 'typebox'
import type { NotificationsDeps } from '../deps.ts'
import { mailPreviews } from '../mails/previews.ts'

/** Every mail as its readers get it, for those who write them: on the local stack alone. */
export const labRoutes: FastifyPluginAsyncTypebox<{ deps: NotificationsDeps }> = async (app, { deps }) => {
  const { PRODUCT_NAME, PUBLIC_URL } = deps.config
  const previews = () => mailPreviews(PRODUCT_NAME, PUBLIC_URL)

  app.get('/mail-lab', { schema: { hide: true } }, async (_request, reply) => {
    const items = previews().map(
      ({ name, mail }) =>
        htmlEscape`<li><a href="/mail-lab/${name}">${mail.subject}</a> (<a href="/mail-lab/${name}?as=text">as text</a>)</li>`,
    )
    const page = `<!doctype html><html lang="en"><meta name="color-scheme" content="light dark"><title>Mails</title><h1>Mails</h1><ul>${items.join('')}</ul>`
    return reply.type('text/html; charset=utf-8').send(page)
  })

  app.get('/mail-lab/:name', {
    schema: {
      hide: true,
      params: Type.Object({ name: Type.String({ maxLength: 60 }) }),
      querystring: Type.Object({ as: Type.Optional(Type.Enum(['html', 'text'])) }),
    },
    handler: async ({ params, query }, reply) => {
      const found = previews().find(({ name }) => name === params.name)
      if (!found) return reply.callNotFound()
      const { html, text, subject } = found.mail
      return query.as === 'text'
        ? reply.type('text/plain; charset=utf-8').send(`Subject: ${subject}\n\n${text}`)
        : reply.type('text/html; charset=utf-8').send(html)
    },
  })
}
