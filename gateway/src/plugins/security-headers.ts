import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { App } from '@selah/kit/http/app'

export interface SecurityHeadersOptions {
  readonly publicUrl: URL
  /** `'sha256-…'` of the inline scripts of our own page. */
  readonly scriptHashes: readonly string[]
}

/**
 * What browsers are told about every answer. A service that sends its own Content-Security-Policy, as identity does
 * with its confirmation page, replaces ours for that answer.
 */
export async function securityHeaders(app: App, options: SecurityHeadersOptions): Promise<void> {
  await app.register(helmet, headers(options))
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS)
  })
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

function headers({ publicUrl, scriptHashes }: SecurityHeadersOptions): FastifyHelmetOptions {
  const isHttps = publicUrl.protocol === 'https:'
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
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
      },
    },
    // A page that we open, or that opens us, shares no window with us.
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 365 * 24 * 60 * 60 } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  }
}
