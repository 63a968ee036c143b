import type { Static, TObject, TProperties } from 'typebox'
import type { PersonalData } from '../erasure/personal-data.ts'
import type { Consumer } from '../events/inbox.ts'
import type { PersonExport } from '../export/person-export.ts'
import type { App, AppOptions } from '../http/app.ts'
import type { WorkerOptions } from '../worker.ts'
import type { Base, Need, SettingsOf } from './needs.ts'

export type ConfigOf<Name extends Need, Own extends TProperties> = Static<TObject<SettingsOf<Name, Own>>>

/** A piece of background work, run by kit until the process ends. */
export type Worker = Omit<WorkerOptions, 'log'>

/** One kind of process of a service: `main` answers people, others may only work. */
export interface ServiceProcess<Deps> {
  /** What the app is made with, beside kit's manners. */
  readonly app?: (deps: Deps) => Partial<Omit<AppOptions, 'name' | 'log'>>
  /** Registers what HTTP it speaks; health and the service's public key are there already. */
  readonly routes?: (app: App, deps: Deps) => void | Promise<void>
  /** The service's part of what a person takes with them. Answered to the gateway; needs `callers`. */
  readonly exportPerson?: (deps: Deps, userId: string) => Promise<PersonExport>
  /** What it listens to. */
  readonly consumers?: readonly Consumer[]
  /** What goes on beside the requests. */
  readonly workers?: (deps: Deps) => readonly Worker[]
  /** Starts what is no round of ours, for example the workers of a queue. It ends with `lifetime`, before what kit opened. */
  readonly start?: (deps: Deps, lifetime: AsyncDisposableStack) => void | Promise<void>
}

/** A service, said once: its process, its tests, the local stack and the OpenAPI document are made from this. */
export interface ServiceDefinition<
  Name extends Need = Need,
  Own extends TProperties = TProperties,
  Deps extends object = object,
> {
  readonly name: string
  readonly needs: readonly Name[]
  /** From `settingsFor`, with the same needs. */
  readonly settings: TObject<SettingsOf<Name, Own>>
  /** Refuses what a schema cannot see. Throws a ConfigError. */
  readonly check?: (config: ConfigOf<Name, Own>) => void
  /** The folder of the SQL that brings its database to the newest schema. */
  readonly migrations?: string
  /** What it keeps of people. A test fails for a column with people's ids that is missing here. */
  readonly personal?: PersonalData
  /** Makes what is its own. What has a lifetime ends with `lifetime`, before what kit opened. */
  readonly createDeps: (
    base: Base<Name>,
    config: ConfigOf<Name, Own>,
    lifetime: AsyncDisposableStack,
  ) => Deps | Promise<Deps>
  readonly processes: { readonly main: ServiceProcess<Deps> } & Readonly<Record<string, ServiceProcess<Deps>>>
}

/** Checks a definition's types; returns it unchanged. */
export function defineService<Name extends Need, Own extends TProperties, Deps extends object>(
  definition: ServiceDefinition<Name, Own, Deps>,
): ServiceDefinition<Name, Own, Deps> {
  return definition
}
