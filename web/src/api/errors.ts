/** An answer the API refused with. `message` is the sentence for the person, where the server gave one. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** Stable: the screens decide on this, never on the words. */
  readonly code: string

  constructor(status: number, problem: unknown) {
    super(textOf(problem, 'detail'))
    this.status = status
    this.code = textOf(problem, 'code')
  }
}

/** The server's own sentence when it sent one, else ours. A failed network has no sentence fit for people. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.message) || fallback
}

/** Why something could not be done, for the person: of their connection, else as `messageOf`. */
export function explanationOf(error: unknown, fallback: string): string | undefined {
  if (error === null || error === undefined) return undefined
  if (isUnanswered(error)) return 'No answer came. Please check your connection and try again.'
  return messageOf(error, fallback)
}

export function isStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status
}

/** Nobody answered, or only what stands before the server: what was asked may have happened all the same. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 502
}

/** Reads a refused response; a proxy's HTML or an empty body becomes an error without a sentence. */
export async function apiErrorFrom(response: Response): Promise<ApiError> {
  const problem: unknown = await response.json().catch(() => undefined)
  return new ApiError(response.status, problem)
}

function textOf(problem: unknown, field: string): string {
  if (typeof problem !== 'object' || problem === null) return ''
  const value: unknown = Reflect.get(problem, field)
  return typeof value === 'string' ? value : ''
}
