// Front door: who may be in danger, who is hurt, and where help is.
export { type Care, careFor } from './care/care-for.ts'
export { CERTAINTIES, type Certainty, type Crisis, type CrisisKind } from './care/crisis.ts'
export type { Harm } from './care/harm.ts'
export { RESOURCES, type Resource, resourcesFor } from './care/resources.ts'
