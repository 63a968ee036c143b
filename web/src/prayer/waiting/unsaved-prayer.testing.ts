import { begun, type FinishedGeneration } from '../generation.ts'

// Once: two prayers of one test are equal.
const UNTIL = new Date(Date.now() + 10 * 60_000).toISOString()

/** A finished prayer, for tests. */
export function finishedGeneration(id: string): FinishedGeneration {
  return {
    ...begun(id),
    state: 'done',
    versions: [id],
    result: {
      generation_id: id,
      prayer: 'Lord, hear me.',
      scripture: '',
      citations: [],
      parts: [],
      written_by: 'composer',
      rewrites: { left: 3, until: UNTIL },
    },
  }
}
