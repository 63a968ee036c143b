import { AppError } from '@selah/kit/errors'
import { statusOf } from '@selah/kit/http/problem-details'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IdentityDeps } from '../../deps.ts'
import { purposesOf } from '../../domain/purpose.ts'
import { redirectTarget, withQuery } from '../../domain/redirect.ts'
import { type Verified, verifyLink } from '../../use-cases/verify-secret.ts'
import { deviceOf } from '../device.ts'
import { toSessionView } from '../views.ts'
import { FIRST_ADDRESS_CONFIRMED } from './verify-page.ts'

const FORM = 'application/x-www-form-urlencoded'

/** What the page behind a link sends. A field that is missing is empty. */
interface LinkForm {
  readonly token: string
  readonly type: string
  readonly redirectTo: string
}

/** Lets the routes of this scope be sent forms, as the page behind a link does. */
export function readLinkForms(app: FastifyInstance): void {
  app.addContentTypeParser(FORM, { parseAs: 'string' }, async (_request: unknown, body: string) => {
    const fields = new URLSearchParams(body)
    const field = (name: string) => fields.get(name) ?? ''
    return { token: field('token'), type: field('type'), redirectTo: field('redirect_to') } satisfies LinkForm
  })
}

export function isLinkForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.toLowerCase().startsWith(FORM) ?? false
}

/** Uses a link up and leads the browser on: with a session, with a code of its PKCE flow, or with what went wrong. */
export async function openLink(
  deps: IdentityDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = request.body as LinkForm
  const target = redirectTarget([form.redirectTo], deps.redirects)
  return reply.redirect(await destination(deps, request, form, target), 303)
}

async function destination(
  deps: IdentityDeps,
  request: FastifyRequest,
  form: LinkForm,
  target: string,
): Promise<string> {
  try {
    const purposes = purposesOf(form.type)
    const device = deviceOf(request)
    const verified = await verifyLink(deps, { linkToken: form.token, purposes, device, inBrowser: true })
    return await success(deps, verified, form, target)
  } catch (error) {
    if (!(error instanceof AppError)) request.log.error({ err: error }, 'link could not be opened')
    return failure(error, form, target)
  }
}

async function success(
  deps: IdentityDeps,
  verified: Verified,
  { type }: LinkForm,
  target: string,
): Promise<string> {
  if ('authCode' in verified) return withQuery(target, { code: verified.authCode }).href
  if ('isHalfDone' in verified) return withFragment(target, { message: FIRST_ADDRESS_CONFIRMED })
  const session = await toSessionView(deps.accessTokens, verified.signedIn)
  return withFragment(target, {
    access_token: session.access_token,
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: session.token_type,
    type,
  })
}

const OAUTH_ERRORS: Record<number, string> = {
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
}

/** The error in the fragment, and for a PKCE flow in the query as well: that is where its client looks. */
function failure(error: unknown, { token }: LinkForm, target: string): string {
  const { status, code, message } =
    error instanceof AppError
      ? { status: statusOf(error.kind), code: error.code, message: error.message }
      : {
          status: 500,
          code: 'unexpected_failure',
          message: 'Something went wrong on our side. Please try again.',
        }
  const params = {
    error: OAUTH_ERRORS[status] ?? 'invalid_request',
    error_code: code,
    error_description: message,
  }
  const base = token.startsWith('pkce_') ? withQuery(target, params).href : target
  return withFragment(base, params)
}

function withFragment(target: string, params: Record<string, string>): string {
  const url = new URL(target)
  url.hash = new URLSearchParams(params).toString()
  return url.href
}
