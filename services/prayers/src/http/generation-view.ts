import { RESOURCES } from '@selah/prayer-engine/care'
import type { Static } from 'typebox'
import type { FinishedPrayer } from '../domain/generation.ts'
import type { GenerationView } from './generations.schemas.ts'

export function toGenerationView(
  generationId: string,
  { result, rewrites }: FinishedPrayer,
): Static<typeof GenerationView> {
  const { prayer, scripture, writtenBy, sentTo, crisis, isHeavy } = result
  return {
    generation_id: generationId,
    prayer,
    scripture,
    citations: [...result.citations],
    parts: [...result.parts],
    written_by: writtenBy,
    ...(sentTo && { sent_to: { ...sentTo } }),
    rewrites: { left: rewrites.left, until: rewrites.until.toISOString() },
    ...(isHeavy && { is_heavy: isHeavy, resources: [...RESOURCES] }),
    ...(crisis && {
      crisis: { kind: crisis.kind, certainty: crisis.certainty, resources: [...crisis.resources] },
    }),
  }
}
