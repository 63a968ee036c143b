import { RESOURCES } from '@selah/prayer-engine/care'
import type { Static } from 'typebox'
import type { CrisisHelp, FinishedPrayer } from '../domain/generation.ts'
import { withSegments } from '../domain/structure.ts'
import type { GenerationState, UnsavedPrayer } from '../use-cases/read-generation.ts'
import type { GenerationStateView, UnsavedPageView } from './generation-resource.schemas.ts'
import type { GenerationView } from './generations.schemas.ts'
import type { CrisisHelp as CrisisView } from './schemas.ts'

export function toGenerationView(
  generationId: string,
  { result, rewrites }: FinishedPrayer,
): Static<typeof GenerationView> {
  const { prayer, scripture, citations, parts, writtenBy, sentTo, crisis, isHeavy } = result
  return {
    generation_id: generationId,
    prayer,
    scripture,
    citations: [...citations],
    parts: withSegments(parts, citations),
    written_by: writtenBy,
    ...(sentTo && { sent_to: { ...sentTo } }),
    rewrites: { left: rewrites.left, until: rewrites.until.toISOString() },
    ...(isHeavy && { is_heavy: isHeavy, resources: [...RESOURCES] }),
    ...(crisis && { crisis: toCrisisView(crisis) }),
  }
}

export function toCrisisView({ kind, certainty, resources }: CrisisHelp): Static<typeof CrisisView> {
  return { kind, certainty, resources: [...resources] }
}

export function toFinishedView(id: string, finished: FinishedPrayer): Static<typeof GenerationStateView> {
  return toStateView({ id, status: 'done', finished })
}

export function toStateView({ id, status, finished }: GenerationState): Static<typeof GenerationStateView> {
  return {
    generation_id: id,
    state: status,
    ...(finished && { result: toGenerationView(id, finished) }),
  }
}

export function toUnsavedView({
  createdAt,
  category,
  mood,
  ...state
}: UnsavedPrayer): Static<typeof UnsavedPageView>['items'][number] {
  return { ...toStateView(state), created_at: createdAt.toISOString(), category, mood }
}
