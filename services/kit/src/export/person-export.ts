import Type, { type Static } from 'typebox'
import type { App } from '../http/app.ts'
import { requireService } from '../http/caller.ts'
import type { KeySource } from '../http/jwks.ts'

/** One service's part of what a person takes with them. */
export const PersonExport = Type.Object({
  /** As the service answers it elsewhere: it belongs into JSON. */
  data: Type.Record(Type.String(), Type.Unknown()),
  /** The same for reading, by the names of files. */
  files: Type.Optional(Type.Record(Type.String(), Type.String())),
})
export type PersonExport = Static<typeof PersonExport>

/** Where a service answers with its part. */
export function exportPath(userId: string): string {
  return `/internal/people/${userId}/export`
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
