import { AppError } from '@selah/kit/errors'

/**
 * An expected refusal in the words of the auth protocol: an HTTP status, a code that clients switch on, and a sentence
 * for the person. `http/auth-errors.ts` gives it the client's shape.
 */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly status: number
  readonly code: string
  readonly extra: Readonly<Record<string, unknown>>
  readonly retryAfterS: number | undefined

  constructor(status: number, code: string, message: string, options: AuthErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.status = status
    this.code = code
    this.extra = options.extra ?? {}
    this.retryAfterS = options.retryAfterS
  }
}

interface AuthErrorOptions {
  /** More fields of the body, for example why a password is weak. */
  readonly extra?: Record<string, unknown>
  readonly retryAfterS?: number
  readonly cause?: unknown
}

type Refusal = (message?: string) => AuthError
const refusal =
  (status: number, code: string, sentence: string): Refusal =>
  (message = sentence) =>
    new AuthError(status, code, message)

export const invalid = (message: string) => new AuthError(400, 'validation_failed', message)

// Who is asking
export const noAuthorization = refusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
export const badJwt = (why: string) =>
  new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${why}`)
export const sessionNotFound = refusal(
  403,
  'session_not_found',
  'Session from session_id claim in JWT does not exist',
)
export const userNotFound = refusal(403, 'user_not_found', 'User from sub claim in JWT does not exist')
export const userBanned = (status: 400 | 403) => new AuthError(status, 'user_banned', 'User is banned')
export const notAdmin = refusal(403, 'not_admin', 'Updating app_metadata requires admin privileges')

// Signing up and in
export const invalidCredentials = refusal(400, 'invalid_credentials', 'Invalid login credentials')
export const emailNotConfirmed = (status: 400 | 422) =>
  new AuthError(status, 'email_not_confirmed', 'Email not confirmed')
export const unsupportedGrant = refusal(400, 'invalid_credentials', 'unsupported_grant_type')
export const signupDisabled = refusal(422, 'signup_disabled', 'Signups not allowed for this instance')
export const anonymousDisabled = refusal(
  422,
  'anonymous_provider_disabled',
  'Anonymous sign-ins are disabled',
)
export const phoneDisabled = refusal(400, 'phone_provider_disabled', 'Phone logins are disabled')
export const providerDisabled = refusal(
  400,
  'provider_disabled',
  'Unsupported provider: provider is not enabled',
)
export const web3Disabled = refusal(422, 'web3_provider_disabled', 'Web3 provider is disabled')
export const samlDisabled = refusal(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
export const linkingDisabled = refusal(404, 'manual_linking_disabled', 'Manual linking is disabled')
export const userAlreadyExists = refusal(422, 'user_already_exists', 'User already registered')
export const emailExists = refusal(
  422,
  'email_exists',
  'A user with this email address has already been registered',
)

// Passwords
export type WeakPasswordReason = 'length' | 'characters' | 'pwned'
export const weakPassword = (message: string, reasons: readonly WeakPasswordReason[]) =>
  new AuthError(422, 'weak_password', message, { extra: { weak_password: { reasons } } })
export const samePassword = refusal(
  422,
  'same_password',
  'New password should be different from the old password.',
)
export const currentPasswordInvalid = refusal(
  400,
  'current_password_invalid',
  'The current password is not right.',
)
export const reauthenticationNeeded = refusal(
  400,
  'reauthentication_needed',
  'Password update requires reauthentication',
)
export const reauthenticationNotValid = refusal(
  422,
  'reauthentication_not_valid',
  'Nonce has expired or is invalid',
)

// Sessions
export const refreshTokenNotFound = refusal(
  400,
  'refresh_token_not_found',
  'Invalid Refresh Token: Refresh Token Not Found',
)
export const refreshTokenAlreadyUsed = refusal(
  400,
  'refresh_token_already_used',
  'Invalid Refresh Token: Already Used',
)
/** In the words of OAuth, which have no code. */
export const refreshTokenMissing = () =>
  new AuthError(400, 'invalid_request', 'refresh_token required', {
    extra: {
      code: undefined,
      error_code: undefined,
      error: 'invalid_request',
      error_description: 'refresh_token required',
    },
  })
export const sessionExpired = refusal(
  400,
  'session_expired',
  'Invalid Refresh Token: Session Expired (Inactivity)',
)

// Mail, links and PKCE
export const otpExpired = refusal(403, 'otp_expired', 'Token has expired or is invalid')
export const linkExpired = refusal(403, 'otp_expired', 'Email link is invalid or has expired')
export const flowStateNotFound = refusal(
  404,
  'flow_state_not_found',
  'invalid flow state, no valid flow state found',
)
export const flowStateExpired = refusal(
  422,
  'flow_state_expired',
  'invalid flow state, flow state has expired',
)
export const badCodeVerifier = refusal(
  400,
  'bad_code_verifier',
  'code challenge does not match previously saved code verifier',
)

// Too much at once
export const tooManyRequests = (retryAfterS: number) =>
  new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfterS })
export const tooManyPasswords = (retryAfterS: number) =>
  new AuthError(
    429,
    'over_request_rate_limit',
    `Too many attempts to sign in. Please wait ${minutes(retryAfterS)}, or choose a new password by mail.`,
    { retryAfterS },
  )
export const tooManyCodes = (retryAfterS: number) =>
  new AuthError(
    429,
    'over_request_rate_limit',
    `Too many codes were tried. Please open the link in the mail, or wait ${minutes(retryAfterS)}.`,
    { retryAfterS },
  )
const minutes = (seconds: number) => (seconds <= 60 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`)
export const tooManyMails = (retryAfterS: number) =>
  new AuthError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${retryAfterS} seconds.`,
    { retryAfterS },
  )
/** Always 503: on a refresh the client would take 429 or 409 for the end of its session. */
export const busy = (retryAfterS = 1, cause?: unknown) =>
  new AuthError(503, 'request_timeout', 'The service is busy. Please try again in a moment.', {
    retryAfterS,
    cause,
  })

/** Answers another service, outside the auth protocol. */
export class PersonNotFound extends AppError {
  override readonly name = 'PersonNotFound'
  readonly kind = 'not-found'
  readonly code = 'person_not_found'

  constructor() {
    super('There is no such person.')
  }
}
