/** What went wrong, in the caller's terms. Only kit/http knows which status each one becomes. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'payment-required'
  | 'forbidden'
  | 'not-found'
  | 'too-slow'
  | 'conflict'
  | 'gone'
  | 'too-large'
  | 'unsupported'
  | 'unprocessable'
  | 'limit-reached'
  | 'head-too-large'
  | 'unavailable'

/** An expected failure. `message` is shown to the person; anything private goes in `cause`. */
export abstract class AppError extends Error {
  abstract readonly kind: ErrorKind
  /** Stable and public: clients switch on it, so renaming one is a breaking change. */
  abstract readonly code: string
  /** Seconds after which trying again makes sense, where that is known. */
  readonly retryAfterS?: number | undefined
  /** More fields of the body. */
  readonly fields?: object | undefined
}

/** A class of expected failures, as routes name it. */
export interface Refusal<Args extends readonly unknown[] = readonly never[]> {
  new (...args: Args): AppError
  readonly kind: ErrorKind
  readonly code: string
}

interface Extras<Args extends readonly unknown[]> {
  readonly retryAfterS?: number | ((...args: Args) => number)
  readonly fields?: (...args: Args) => object
}

/** Defines an expected failure: with one sentence for all, made with its cause; or with a sentence made from arguments. */
export function defineError(
  kind: ErrorKind,
  code: string,
  sentence: string,
  extras?: Extras<[cause?: unknown]>,
): Refusal<[cause?: unknown]>
export function defineError<Args extends readonly unknown[]>(
  kind: ErrorKind,
  code: string,
  sentence: (...args: Args) => string,
  extras?: Extras<Args>,
): Refusal<Args>
export function defineError<Args extends readonly unknown[]>(
  kind: ErrorKind,
  code: string,
  sentence: string | ((...args: Args) => string),
  { retryAfterS, fields }: Extras<Args> = {},
): Refusal<Args> {
  return class extends AppError {
    static readonly kind = kind
    static readonly code = code
    override readonly name = code
    readonly kind = kind
    readonly code = code
    override readonly retryAfterS: number | undefined
    override readonly fields: object | undefined

    constructor(...args: Args) {
      if (typeof sentence === 'string') super(sentence, { cause: args[0] })
      else super(sentence(...args))
      this.retryAfterS = typeof retryAfterS === 'function' ? retryAfterS(...args) : retryAfterS
      this.fields = fields?.(...args)
    }
  }
}

export const NothingHere = defineError('not-found', 'not_found', 'There is nothing at this address.')
