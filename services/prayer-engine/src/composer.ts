// Front door: the built-in writer, and the plan that every writer follows.
export { amenFor } from './composer/amen.ts'
export { compose } from './composer/compose.ts'
export { composerWriter } from './composer/composer-writer.ts'
export type { PrayerPlan } from './plan/plan.ts'
export { writingTask } from './writing-task.ts'
