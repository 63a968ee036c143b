import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { App } from '@selah/kit/http/app'
import type { PageSources } from '@selah/registry'
import helmet, { type HelmetOptions } from 'helmet'

export interface SecurityHeadersOptions {
  readonly publicUrl: URL
  /** `'sha256-…'` of the inline scripts of our own page. */
  readonly scriptHashes: readonly string[]
  /** What services need, beside this host. */
  readonly pageSources: readonly PageSources[]
}

const API = /^\/(?:api|auth)\/v1(?:[/?]|$)/

/**
 * What browsers are told about every answer. No browser or proxy keeps one of the API, since it is somebody's own. A
 * service that says otherwise, or sends its own Content-Security-Policy as identity does with its confirmation page,
 * replaces ours for that answer.
 */
export async function securityHeaders(app: App, options: SecurityHeadersOptions): Promise<void> {
  const always = { ...writtenBy(helmet(optionsOf(options))), 'permissions-policy': PERMISSIONS }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always)
    // The route: an address can be written in many ways.
    const isApi = API.test(request.routeOptions.url ?? '') || API.test(request.url)
    if (isApi) reply.header('cache-control', 'no-store')
    done()
  })
}

/** What helmet writes is the same for every answer: it is asked once. */
function writtenBy(write: ReturnType<typeof helmet>): Record<string, unknown> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  write(request, response, (error) => {
    if (error) throw error
  })
  return { ...response.getHeaders() }
}

/** What the product never asks a device for, and so no script that got in may either. */
const PERMISSIONS = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

function optionsOf({ publicUrl, scriptHashes, pageSources }: SecurityHeadersOptions): HelmetOptions {
  const isHttps = publicUrl.protocol === 'https:'
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: withSources(pageSources, {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        // Mantine writes style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      }),
    },
    // A page that we open, or that opens us, shares no window with us.
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 365 * 24 * 60 * 60 } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  }
}

type Directives = Record<string, readonly string[]>

/** A directive that only services name begins with what `default-src` allows. */
function withSources(pageSources: readonly PageSources[], directives: Directives): Directives {
  const merged = { ...directives }
  for (const [name, sources] of pageSources.flatMap((each) => Object.entries(each)))
    merged[name] = [...(merged[name] ?? ["'self'"]), ...sources]
  return merged
}
