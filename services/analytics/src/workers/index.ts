import { startWorker } from '@selah/kit/worker'
import type { AnalyticsDeps } from '../deps.ts'
import { purgeBrowserEvents } from './purge-browser-events.ts'

const HOUR_MS = 60 * 60 * 1000

/** Starts what runs in the background of this service; `lifetime` ends it. */
export function startWorkers(deps: AnalyticsDeps, lifetime: AsyncDisposableStack): void {
  const { log } = deps
  const run = () => purgeBrowserEvents(deps)
  lifetime.use(startWorker({ name: 'purge browser events', everyMs: HOUR_MS, log, run }))
}
