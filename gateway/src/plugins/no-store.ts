import type { App } from '@selah/kit/http/app'

const API = /^\/(?:api|auth)\/v1(?:[/?]|$)/

/**
 * Answers of the API are somebody's own, refusals too: no browser or proxy keeps one, unless the service says
 * otherwise.
 */
export function noStore(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    // The route: an address can be written in many ways.
    if (API.test(request.routeOptions.url ?? '') || API.test(request.url))
      reply.header('cache-control', 'no-store')
  })
}
