import type { TestIdentity } from './harness.ts'

export interface Answer {
  readonly status: number
  readonly headers: Record<string, string>
  // biome-ignore lint/suspicious/noExplicitAny: whatever JSON the service answers, looked into by tests.
  readonly body: any
}

/**
 * Requests as bytes on the wire, for what the client would never send or would not show; from the network address
 * `place`, if one is given.
 */
export function requestsTo({ url }: Pick<TestIdentity, 'url'>, place?: string) {
  async function send(method: string, path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      ...init,
      headers: { 'x-supabase-api-version': '2024-01-01', ...from(place), ...init.headers },
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: isJson && text ? JSON.parse(text) : text,
    }
  }
  const from = (address: string | undefined) => (address ? { 'x-forwarded-for': address } : {})
  const bearer = (token: string | undefined) => (token ? { authorization: `Bearer ${token}` } : {})
  return {
    send,
    get: (path: string, token?: string) => send('GET', path, { headers: { ...bearer(token) } }),
    post: (path: string, body: unknown, token?: string) =>
      send('POST', path, {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json;charset=UTF-8', ...bearer(token) },
      }),
    put: (path: string, body: unknown, token?: string) =>
      send('PUT', path, {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json;charset=UTF-8', ...bearer(token) },
      }),
  }
}
