// Front door: who may be in danger, who is hurt, and where help is.
export { type Care, careFor } from './care/care-for.ts'
export type { Crisis, CrisisKind } from './care/crisis.ts'
export { type Harm, harmIn, requestInHarm } from './care/harm.ts'
export { type Resource, resourcesFor } from './care/resources.ts'
