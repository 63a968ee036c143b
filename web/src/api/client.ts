import createClient from 'openapi-fetch'
import { accessToken, renewedAccessToken } from '../session/bearer.ts'
import { ApiError } from './errors.ts'
import type { paths } from './generated/schema.d.ts'

/** The API of the gateway, typed by its own OpenAPI document. */
export const api = createClient<paths>({ baseUrl: globalThis.location?.origin ?? '', fetch: fetchAsPerson })

interface Call<Body> {
  data?: Body
  error?: unknown
  response: Response
}

/** The body of a call, or an ApiError with the server's sentence. */
export async function answerOf<Body>(call: Promise<Call<Body>>): Promise<Body> {
  const { data, error, response } = await call
  if (!response.ok) throw new ApiError(response.status, error)
  return data as Body
}

/**
 * fetch with the person's bearer. A 401 is asked once more with a renewed one: the token may have expired
 * while the computer slept. When the session itself is over, the 401 stays, and the page goes to sign-in.
 */
export async function fetchAsPerson(request: Request): Promise<Response> {
  const again = request.clone()
  const response = await fetch(withBearer(request, await accessToken()))
  if (response.status !== 401) return response
  const renewed = await renewedAccessToken()
  return renewed === undefined ? response : fetch(withBearer(again, renewed))
}

function withBearer(request: Request, token: string | undefined): Request {
  if (token !== undefined) request.headers.set('authorization', `Bearer ${token}`)
  return request
}
