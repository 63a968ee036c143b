import OpenAI from 'openai'
import { Agent, fetch as undiciFetch } from 'undici'

/** Longer than this and the composer is the better friend. */
export const CONNECT_TIMEOUT_MS = 5_000

const OPENAI_URL = 'https://api.openai.com/v1'

export interface OpenAiEndpoint {
  readonly apiKey: string
  /** Any OpenAI-compatible endpoint, its version included. */
  readonly baseUrl?: string | undefined
  readonly connectTimeoutMs?: number
}

export interface OpenAiClient extends AsyncDisposable {
  readonly sdk: OpenAI
}

/**
 * The SDK, with nothing done behind our back: no retries, no logs, no settings of its own from the environment, and
 * connections that are given up in time. Its connections end with it.
 */
export function openAiClient(endpoint: OpenAiEndpoint): OpenAiClient {
  const { apiKey, baseUrl = OPENAI_URL, connectTimeoutMs = CONNECT_TIMEOUT_MS } = endpoint
  // Node's own fetch has no way to set how long connecting may take.
  const agent = new Agent({ connect: { timeout: connectTimeoutMs } })
  const sdk = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: undiciFetch as unknown as typeof fetch,
    fetchOptions: { dispatcher: agent },
  })
  return { sdk, [Symbol.asyncDispose]: () => agent.destroy() }
}
