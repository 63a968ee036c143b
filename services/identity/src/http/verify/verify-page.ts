import { createHash } from 'node:crypto'
import { htmlEscape } from 'escape-goat'
import type { FastifyReply } from 'fastify'
import type { IdentityDeps } from '../../deps.ts'
import { redirectTarget } from '../../domain/redirect.ts'

export const FIRST_ADDRESS_CONFIRMED =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** Submits only what a person is looking at: browsers load pages ahead, and run their scripts. */
const SCRIPT = `const submit = () => {
  if (document.visibilityState === 'visible') document.forms[0].requestSubmit()
  else document.addEventListener('visibilitychange', submit, { once: true })
}
submit()`

const STYLE = `:root { color-scheme: light dark }
body { font: 17px/1.6 Georgia, serif; display: grid; place-items: center; min-height: 90vh; margin: 0 20px }
form { text-align: center }
button { font: inherit; padding: 10px 22px; border-radius: 8px; border: 0; background: #3b4a6b; color: #fff; cursor: pointer }`

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

export interface OpenedLink {
  readonly token: string
  readonly type: string
  readonly redirectTo: string | undefined
}

/**
 * The page behind a mailed link. It sends itself as a form, and only that form uses the link up: what merely follows
 * links, as mail scanners do, changes nothing.
 */
export function sendLinkPage(
  reply: FastifyReply,
  { config, redirects }: IdentityDeps,
  link: OpenedLink,
): FastifyReply {
  const target = new URL(redirectTarget([link.redirectTo], redirects))
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', contentSecurityPolicy(target))
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('x-robots-tag', 'noindex')
    .send(page(config.PRODUCT_NAME, link))
}

/** Some browsers hold redirects after a form against `form-action` too, so the place it leads to is named. */
function contentSecurityPolicy({ origin, protocol }: URL): string {
  const destination = origin === 'null' ? protocol : origin
  return [
    "default-src 'none'",
    `script-src ${hashOf(SCRIPT)}`,
    `style-src ${hashOf(STYLE)}`,
    `form-action 'self' ${destination}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function page(product: string, { token, type, redirectTo }: OpenedLink): string {
  const fields = Object.entries({ token, type, redirect_to: redirectTo ?? '' })
    .map(([name, value]) => htmlEscape`<input type="hidden" name="${name}" value="${value}">`)
    .join('')
  return [
    htmlEscape`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${product}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<style>${STYLE}</style></head><body><main><form method="post" action="verify">`,
    htmlEscape`<p>One moment: you are being taken to ${product}.</p>`,
    `${fields}<button type="submit">Continue</button></form></main><script>${SCRIPT}</script></body></html>`,
  ].join('')
}
