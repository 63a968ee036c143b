import { defineError } from '@selah/kit/errors'

// Refusals in the words of the auth protocol. Those that end in AtToken answer a grant: the protocol has 400 there.

export const ValidationFailed = defineError('invalid', 'validation_failed', (sentence: string) => sentence)

// Who is asking
export const NoAuthorization = defineError(
  'unauthenticated',
  'no_authorization',
  'This endpoint requires a valid Bearer token',
)
export const BadJwt = defineError(
  'forbidden',
  'bad_jwt',
  (why: string) => `invalid JWT: unable to parse or verify signature, ${why}`,
)
export const SessionNotFound = defineError(
  'forbidden',
  'session_not_found',
  'Session from session_id claim in JWT does not exist',
)
export const UserNotFound = defineError(
  'forbidden',
  'user_not_found',
  'User from sub claim in JWT does not exist',
)
export const UserBanned = defineError('forbidden', 'user_banned', 'User is banned')
export const UserBannedAtToken = defineError('invalid', 'user_banned', 'User is banned')
export const NotAdmin = defineError(
  'forbidden',
  'not_admin',
  'Updating app_metadata requires admin privileges',
)

// Signing up and in
export const InvalidCredentials = defineError('invalid', 'invalid_credentials', 'Invalid login credentials')
export const EmailNotConfirmed = defineError('unprocessable', 'email_not_confirmed', 'Email not confirmed')
export const EmailNotConfirmedAtToken = defineError('invalid', 'email_not_confirmed', 'Email not confirmed')
export const UnsupportedGrant = defineError('invalid', 'invalid_credentials', 'unsupported_grant_type')
export const SignupDisabled = defineError(
  'unprocessable',
  'signup_disabled',
  'Signups not allowed for this instance',
)
export const AnonymousDisabled = defineError(
  'unprocessable',
  'anonymous_provider_disabled',
  'Anonymous sign-ins are disabled',
)
export const PhoneDisabled = defineError(
  'invalid',
  'phone_provider_disabled',
  (sentence: string = 'Phone logins are disabled') => sentence,
)
export const ProviderDisabled = defineError(
  'invalid',
  'provider_disabled',
  'Unsupported provider: provider is not enabled',
)
export const Web3Disabled = defineError(
  'unprocessable',
  'web3_provider_disabled',
  'Web3 provider is disabled',
)
export const SamlDisabled = defineError('not-found', 'saml_provider_disabled', 'SAML 2.0 is disabled')
export const LinkingDisabled = defineError(
  'not-found',
  'manual_linking_disabled',
  'Manual linking is disabled',
)
export const UserAlreadyExists = defineError(
  'unprocessable',
  'user_already_exists',
  'User already registered',
)
export const EmailExists = defineError(
  'unprocessable',
  'email_exists',
  'A user with this email address has already been registered',
)

// Passwords
export type WeakPasswordReason = 'length' | 'characters' | 'pwned'
export const WeakPassword = defineError(
  'unprocessable',
  'weak_password',
  (sentence: string, _reasons: readonly WeakPasswordReason[]) => sentence,
  { fields: (_sentence, reasons) => ({ weak_password: { reasons } }) },
)
export const SamePassword = defineError(
  'unprocessable',
  'same_password',
  'New password should be different from the old password.',
)
export const CurrentPasswordInvalid = defineError(
  'invalid',
  'current_password_invalid',
  'The current password is not right.',
)
export const ReauthenticationNeeded = defineError(
  'invalid',
  'reauthentication_needed',
  'Password update requires reauthentication',
)
export const ReauthenticationNotValid = defineError(
  'unprocessable',
  'reauthentication_not_valid',
  'Nonce has expired or is invalid',
)

// Sessions
export const RefreshTokenNotFound = defineError(
  'invalid',
  'refresh_token_not_found',
  'Invalid Refresh Token: Refresh Token Not Found',
)
export const RefreshTokenAlreadyUsed = defineError(
  'invalid',
  'refresh_token_already_used',
  'Invalid Refresh Token: Already Used',
)
/** In the words of OAuth, which have no code. */
export const RefreshTokenMissing = defineError('invalid', 'invalid_request', 'refresh_token required', {
  fields: () => ({
    code: undefined,
    error_code: undefined,
    error: 'invalid_request',
    error_description: 'refresh_token required',
  }),
})
export const SessionExpired = defineError(
  'invalid',
  'session_expired',
  'Invalid Refresh Token: Session Expired (Inactivity)',
)

// Mail, links and PKCE
export const OtpExpired = defineError('forbidden', 'otp_expired', 'Token has expired or is invalid')
export const LinkExpired = defineError('forbidden', 'otp_expired', 'Email link is invalid or has expired')
export const FlowStateNotFound = defineError(
  'not-found',
  'flow_state_not_found',
  'invalid flow state, no valid flow state found',
)
export const FlowStateExpired = defineError(
  'unprocessable',
  'flow_state_expired',
  'invalid flow state, flow state has expired',
)
export const BadCodeVerifier = defineError(
  'invalid',
  'bad_code_verifier',
  'code challenge does not match previously saved code verifier',
)

// Too much at once
const minutes = (seconds: number) => (seconds <= 60 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`)
const afterSeconds = { retryAfterS: (seconds: number) => seconds }

export const TooManyRequests = defineError(
  'limit-reached',
  'over_request_rate_limit',
  (_retryAfterS: number) => 'Request rate limit reached',
  afterSeconds,
)
export const TooManyPasswords = defineError(
  'limit-reached',
  'over_request_rate_limit',
  (retryAfterS: number) =>
    `Too many attempts to sign in. Please wait ${minutes(retryAfterS)}, or choose a new password by mail.`,
  afterSeconds,
)
export const TooManyCodes = defineError(
  'limit-reached',
  'over_request_rate_limit',
  (retryAfterS: number) =>
    `Too many codes were tried. Please open the link in the mail, or wait ${minutes(retryAfterS)}.`,
  afterSeconds,
)
export const TooManyMails = defineError(
  'limit-reached',
  'over_email_send_rate_limit',
  (retryAfterS: number) => `For security purposes, you can only request this after ${retryAfterS} seconds.`,
  afterSeconds,
)
/** Always 503: on a refresh the client would take 429 or 409 for the end of its session. */
export const Busy = defineError(
  'unavailable',
  'request_timeout',
  (_retryAfterS?: number) => 'The service is busy. Please try again in a moment.',
  { retryAfterS: (seconds = 1) => seconds },
)

/** Answers another service, outside the auth protocol. */
export const PersonNotFound = defineError('not-found', 'person_not_found', 'There is no such person.')
export const NoSuchSession = defineError('not-found', 'no_such_session', 'There is no such session.')
export const ErasureNotFound = defineError('not-found', 'erasure_not_found', 'There is no such deletion.')
