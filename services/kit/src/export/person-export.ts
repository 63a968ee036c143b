import Type, { type Static } from 'typebox'
import type { App } from '../http/app.ts'
import { requireService } from '../http/caller.ts'
import type { KeySource } from '../http/jwks.ts'
import type { Call } from '../http/service-client.ts'

/** One service's part of what a person takes with them. */
export const PersonExport = Type.Object({
  /** As the service answers it elsewhere: it belongs into JSON. */
  data: Type.Record(Type.String(), Type.Unknown()),
  /** The same for reading, by the names of files. */
  files: Type.Optional(Type.Record(Type.String(), Type.String())),
})
export type PersonExport = Static<typeof PersonExport>

/** All that a person wrote is opened piece by piece. */
const DEADLINE_MS = 30_000
const BYTES_MAX = 64 * 1024 * 1024

/** Asks a service for its part. */
export function exportCall(
  service: string,
  userId: string,
  headers: Record<string, string>,
): Call<typeof PersonExport> {
  return {
    ...{ service, operation: 'exportPerson', path: `/internal/people/${userId}/export`, headers },
    ...{ answer: PersonExport, deadlineMs: DEADLINE_MS, answerBytesMax: BYTES_MAX },
  }
}

/** Answers the gateway, and nobody else, with a person's part. */
export async function exportRoute(
  app: App,
  service: string,
  callers: ReadonlyMap<string, KeySource>,
  exportPerson: (userId: string) => Promise<PersonExport>,
): Promise<void> {
  const gateway = new Map([...callers].filter(([name]) => name === 'gateway'))
  await app.register(async (scope) => {
    await scope.register(requireService, { service, callers: gateway })
    const params = Type.Object({ userId: Type.String({ format: 'uuid' }) })
    scope.get('/internal/people/:userId/export', { schema: { hide: true, params } }, async (request) => {
      const { userId } = request.params as Static<typeof params>
      return exportPerson(userId)
    })
  })
}
