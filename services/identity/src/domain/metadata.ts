import { timeZoneNamed } from '@selah/kit/time-zone'
import { ValidationFailed } from '../errors.ts'

export type Metadata = Record<string, unknown>

/** All of it travels in every access token, and header lines have a limit. */
export const METADATA_BYTES_MAX = 4096

/** Adds `changes` to what is known; null removes a key. Throws `validation_failed` when it grows too large. */
export function mergeMetadata(known: Metadata, changes: Metadata | null | undefined): Metadata {
  const merged = Object.entries({ ...known, ...changes }).filter(([, value]) => value !== null)
  const kept = Object.fromEntries(merged)
  if (!fits(kept)) throw new ValidationFailed(`data cannot be larger than ${METADATA_BYTES_MAX} bytes`)
  return wellFormed(kept) as Metadata
}

function fits(metadata: Metadata): boolean {
  try {
    return Buffer.byteLength(JSON.stringify(metadata)) <= METADATA_BYTES_MAX
  } catch {
    // Nested so deeply that it cannot be written down.
    return false
  }
}

/** Halves of characters, which a cut-off emoji leaves behind, cannot be kept in a database. */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(wellFormed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key.toWellFormed(), wellFormed(each)]),
  )
}

/** The name a person gave themselves, if it is one. */
export function nameOf(metadata: Metadata): string {
  return typeof metadata.name === 'string' ? metadata.name : ''
}

/** The time zone a person lives in, as an IANA name, if they have said one that exists. */
export function timezoneOf(metadata: Metadata): string | undefined {
  return typeof metadata.timezone === 'string' ? timeZoneNamed(metadata.timezone) : undefined
}
