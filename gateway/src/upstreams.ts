import {
  type PageSources,
  type PublicPath,
  SERVICES,
  type ServiceName,
  type ServiceRow,
} from '@selah/registry'

export type { ServiceName }

/** One public path, and the service it leads to. */
export interface Upstream extends PublicPath {
  readonly service: ServiceName
}

const rows: readonly (ServiceRow & { readonly name: ServiceName })[] = SERVICES

/** Everything that is public. What is not here does not exist outside. */
export const UPSTREAMS: readonly Upstream[] = rows.flatMap(({ name, paths }) =>
  paths.map((path) => ({ ...path, service: name })),
)

/** What services need the pages to load from, beside this host. */
export const PAGE_SOURCES: readonly PageSources[] = rows.flatMap(({ pageSources = [] }) => pageSources)

/** The gateway's own operations below /api/v1, composed from several services. */
export const OWN_PER_MINUTE = 120

/** Refused bearers of one address, of all signed-in paths together: a household whose sessions have ended asks less. */
export const REFUSED_PER_MINUTE = 120
