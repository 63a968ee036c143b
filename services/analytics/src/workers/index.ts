import type { Worker } from '@selah/kit/service/definition'
import type { AnalyticsDeps } from '../deps.ts'
import { purgeBrowserEvents } from './purge-browser-events.ts'

const HOUR_MS = 60 * 60 * 1000

/** What runs in the background of this service. */
export function workers(deps: AnalyticsDeps): Worker[] {
  return [{ name: 'purge browser events', everyMs: HOUR_MS, run: () => purgeBrowserEvents(deps) }]
}
