import type { Base } from '@selah/kit/service/needs'
import type { needs } from './config.ts'

/** Nothing here is of its own: what kit opens is enough. */
export type AnalyticsDeps = Base<(typeof needs)[number]>
