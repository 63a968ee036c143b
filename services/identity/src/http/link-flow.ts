import type { FastifyRequest } from 'fastify'
import type { IdentityDeps } from '../deps.ts'
import { type PkceParams, pkceChallenge } from '../domain/pkce.ts'
import { redirectTarget } from '../domain/redirect.ts'
import type { LinkFlow } from '../use-cases/mails/mail-secret.ts'

/** Where a mailed link is to lead, and the PKCE challenge of the browser that asks for it. */
export function linkFlowOf(
  { redirects }: IdentityDeps,
  request: FastifyRequest,
  pkce: PkceParams = {},
): LinkFlow {
  const { redirect_to: wish } = request.query as { redirect_to?: string }
  return {
    redirectTo: redirectTarget([wish, request.headers.referer], redirects),
    challenge: pkceChallenge(pkce),
  }
}
