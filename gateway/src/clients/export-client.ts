import { exportPath, PersonExport } from '@selah/kit/export/person-export'
import type { ServiceIdentity } from '@selah/kit/http/service-token'
import { Value } from 'typebox/value'
import { ServiceAway } from '../errors.ts'
import type { ServiceName } from '../upstreams.ts'
import { askService } from './ask-service.ts'
import type { ServiceWatch } from './service-watch.ts'

/** A journal of thousands is opened prayer by prayer. */
const EXPORT_TIMEOUT_MS = 30_000

export interface ExportClient {
  /** One service's part of what a person takes with them. Throws ServiceAway when it does not answer. */
  partOf(service: ServiceName, userId: string, headers: Record<string, string>): Promise<PersonExport>
}

export function createExportClient(
  urls: Readonly<Record<ServiceName, string>>,
  watch: ServiceWatch,
  identity: ServiceIdentity,
): ExportClient {
  return {
    async partOf(service, userId, headers) {
      const authorization = `Bearer ${await identity.tokenFor(service)}`
      const url = urls[service] + exportPath(userId)
      const init = { headers: { ...headers, authorization } }
      const response = await askService(watch, service, url, init, EXPORT_TIMEOUT_MS)
      if (!response.ok) throw new ServiceAway(new Error(`${service} answered ${response.status}`))
      const part: unknown = await response.json().catch(() => undefined)
      if (!Value.Check(PersonExport, part)) throw new ServiceAway(new Error(`${service} answered no export`))
      return part
    },
  }
}
