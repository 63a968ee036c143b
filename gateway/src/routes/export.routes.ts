import { Readable } from 'node:stream'
import { exportCall, type PersonExport } from '@selah/kit/export/person-export'
import { ServiceAway } from '@selah/kit/http/service-refusals'
import { PERSON_ERASED, publisherOf } from '@selah/proto/events'
import { SERVICES } from '@selah/registry'
import type { FastifyPluginAsync } from 'fastify'
import Type from 'typebox'
import { ZipFile } from 'yazl'
import { getUser } from '../clients/identity-calls.ts'
import type { GatewayDeps } from '../deps.ts'
import { TooManyRequests } from '../errors.ts'
import { ownHeaders } from '../forwarded-headers.ts'
import { limitRequests } from '../plugins/rate-limit.ts'
import type { ServiceName } from '../upstreams.ts'

const EXPORTS_PER_MINUTE = 5
/** Of selah.json. A change that readers of the old one could not take is a new number. */
const VERSION = 1

/** Who has something of a person, and so something to give them. */
const KEEPERS: readonly ServiceName[] = SERVICES.map(({ name }) => name).filter((name) =>
  PERSON_ERASED.map(publisherOf).includes(name),
)

/** Everything that is kept of me, in one archive, from every service that keeps something. Belongs below `bearer`. */
export const exportRoutes: FastifyPluginAsync<{ deps: GatewayDeps }> = async (app, { deps }) => {
  const { services, limits, publicUrl } = deps
  const limit = { prefix: '/api/v1/export', access: 'signed-in', perMinute: EXPORTS_PER_MINUTE } as const

  app.get('/api/v1/export', {
    onRequest: limitRequests(limits, limit),
    schema: {
      operationId: 'exportMine',
      summary: 'Take everything that is kept of me',
      description:
        'A ZIP archive: selah.json with everything, and the journal as Markdown and as a calendar.',
      tags: ['account'],
      refuses: [ServiceAway, TooManyRequests],
      response: {
        200: {
          description: 'The archive',
          content: { 'application/zip': { schema: Type.String({ format: 'binary' }) } },
        },
      },
    },
    handler: async (request, reply) => {
      const headers = ownHeaders(request, publicUrl)
      // With the person's own token, so that a session that has just ended gets nothing.
      const authorization = request.headers.authorization ?? ''
      const { id } = await services.ask(getUser({ ...headers, authorization }))
      // All or nothing: an archive that lacks a part would look whole.
      const parts = await Promise.all(
        KEEPERS.map(async (name) => [name, await services.ask(exportCall(name, id, headers))] as const),
      )
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', 'attachment; filename="selah-export.zip"')
        .send(archiveOf(parts, new Date()))
    },
  })
}

function archiveOf(parts: readonly (readonly [string, PersonExport])[], now: Date): Readable {
  const data = Object.fromEntries(parts.map(([name, part]) => [name, part.data]))
  const everything = { format: 'selah-export', version: VERSION, exported_at: now.toISOString(), ...data }
  const zip = new ZipFile()
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name, { mtime: now })
  add('selah.json', `${JSON.stringify(everything, null, 2)}\n`)
  for (const [, { files = {} }] of parts) for (const [name, text] of Object.entries(files)) add(name, text)
  zip.end()
  return Readable.from(zip.outputStream)
}
