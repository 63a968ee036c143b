import type { OpenAiKnob } from './knobs.ts'

/** An answer that is an error, in the real endpoint's shape. */
export interface Refusal {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly error: { message: string; type: string; param: string | null; code: string | null }
}

/** The first of the knobs that refuses. `said` is quoted, as endpoints do that explain what they refuse. */
export function refusalOf(knobs: readonly OpenAiKnob[], said: string): Refusal | undefined {
  return knobs.map((knob) => REFUSALS[knob]?.(said)).find((refusal) => refusal !== undefined)
}

export function refusal(
  status: number,
  type: string,
  code: string | null,
  message: string,
  headers?: Refusal['headers'],
): Refusal {
  return { status, error: { message, type, param: null, code }, ...(headers && { headers }) }
}

const REFUSALS: Partial<Record<OpenAiKnob, (said: string) => Refusal>> = {
  'error-400': (said) => refusal(400, 'invalid_request_error', null, `Cannot read: ${said}`),
  'error-401': () => refusal(401, 'invalid_request_error', 'invalid_api_key', 'Incorrect API key provided.'),
  'error-429': (said) => tooMany('1', said),
  'error-429-for-an-hour': (said) => tooMany('3600', said),
  'error-500': (said) => refusal(500, 'server_error', null, `The server had an error while reading: ${said}`),
}

function tooMany(retryAfterS: string, said: string): Refusal {
  return refusal(429, 'requests', 'rate_limit_exceeded', `Rate limit reached for: ${said}`, {
    'retry-after': retryAfterS,
  })
}
