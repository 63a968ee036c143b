import type { GenerationKey } from '../domain/generation.ts'

/** A generation in a map of many people's: an id is unique for its person alone. */
export function nameOf({ userId, id }: GenerationKey): string {
  return `${userId}/${id}`
}
