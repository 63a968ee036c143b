import type { Static } from 'typebox'
import type { GenerationResult } from '../domain/generation.ts'
import type { GenerationView } from './generations.schemas.ts'

export function toGenerationView(
  generationId: string,
  result: GenerationResult,
): Static<typeof GenerationView> {
  const { prayer, scripture, writtenBy, crisis } = result
  return {
    generation_id: generationId,
    prayer,
    scripture,
    citations: [...result.citations],
    parts: [...result.parts],
    written_by: writtenBy,
    ...(crisis && { crisis: { kind: crisis.kind, resources: [...crisis.resources] } }),
  }
}
