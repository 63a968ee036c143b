const NO_ANSWER = 'An error occurred. Please check your connection and try again.'
const UNKNOWN = 'An error occurred'

/** The sentence of the auth service, else ours (AUT-15). A network error's own words are not for people. */
export function authMessageOf(error: unknown): string | undefined {
  if (error === null || error === undefined) return undefined
  if (!(error instanceof Error)) return UNKNOWN
  if (error.name === 'AuthRetryableFetchError' || error instanceof TypeError) return NO_ANSWER
  return error.message || UNKNOWN
}

export function authCodeOf(error: unknown): string | undefined {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' ? code : undefined
}
