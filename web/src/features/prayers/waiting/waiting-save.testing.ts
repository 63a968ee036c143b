import type { WaitingSave } from './waiting-saves.ts'

/** A prayer that waits to be saved, for tests. */
export function waitingSave(generationId: string): WaitingSave {
  return {
    generationId,
    versionKey: `key of ${generationId}`,
    keepSituation: false,
    prayer: 'Lord, hear me.',
    citations: [],
    category: 'Hope',
    at: '2026-03-01T08:00:00.000Z',
  }
}
