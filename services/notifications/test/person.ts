import { randomUUID } from 'node:crypto'
import type { App } from '@selah/kit/http/app'
import { people } from '@selah/kit/testing/service'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'

/** A signed-in person, in one session. */
export interface Person {
  readonly userId: string
  readonly sessionId: string
  ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ): Promise<LightMyRequestResponse>
}

export function personOn(app: App, userId: string = randomUUID()): Person {
  const sessionId = randomUUID()
  return {
    userId,
    sessionId,
    async ask(method, path, payload) {
      const token = await people.tokenFor(userId, { session_id: sessionId })
      const request: InjectOptions = {
        method,
        url: `/api/v1${path}`,
        headers: { authorization: `Bearer ${token}` },
      }
      return app.inject({ ...request, ...(payload && { payload }) })
    },
  }
}
