import { RESOURCES } from '@selah/prayer-engine/care'
import { LEAVABLE_PARTS, type PrayerRequest } from '@selah/prayer-engine/prayer'
import type { Static } from 'typebox'
import type { CrisisHelp, FinishedPrayer, Generation } from '../../domain/generation.ts'
import { withSegments } from '../../domain/structure.ts'
import type { GenerationState, UnsavedPrayer } from '../../use-cases/read-generation.ts'
import type { CrisisHelp as CrisisView } from '../schemas.ts'
import type { GenerationStateView, UnsavedPageView } from './generation-resource.schemas.ts'
import type { GenerationView } from './generations.schemas.ts'

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

export function toStateView(state: GenerationState): Static<typeof GenerationStateView> {
  const { id, status, finished, generation } = state
  return {
    generation_id: id,
    state: status,
    ...(generation?.request && { request: toRequestView(generation.request) }),
    ...(generation && generation.first.id !== id && { rewrite_of: generation.first.id }),
    ...(generation && finished && toWrittenView(id, finished, generation)),
  }
}

function toWrittenView(id: string, finished: FinishedPrayer, { request, finishedVersions }: Generation) {
  return {
    result: toGenerationView(id, finished),
    versions: [...finishedVersions],
    ...(!request && { is_saved: true as const }),
  }
}

function toRequestView({ leaveOut, recipient, ...request }: PrayerRequest) {
  const without = LEAVABLE_PARTS.filter((part) => leaveOut?.includes(part))
  return { ...request, recipient: { ...recipient }, ...(leaveOut && { leave_out: without }) }
}

export function toUnsavedView({
  createdAt,
  category,
  mood,
  ...state
}: UnsavedPrayer): Static<typeof UnsavedPageView>['items'][number] {
  return { ...toStateView(state), created_at: createdAt.toISOString(), category, mood }
}
