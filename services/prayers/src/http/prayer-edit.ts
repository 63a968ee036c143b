import { timeZoneNamed } from '@selah/kit/time-zone'
import { cleanText, countCharacters } from '@selah/prayer-engine/text'
import type { Static } from 'typebox'
import { NOTE_CHARACTERS_MAX } from '../domain/journal.ts'
import { InvalidPrayerRequest } from '../errors.ts'
import type { ChangePrayerBody, RememberedQuery } from './prayers.schemas.ts'

/** A person's edit as plain text; undefined when there is none. Throws InvalidPrayerRequest when nothing is left. */
export function toEdit(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const edited = cleanText(text)
  if (!edited) throw new InvalidPrayerRequest('A prayer cannot be empty.')
  return edited
}

/** What is to change of a kept prayer. Throws InvalidPrayerRequest. */
export function toChange({ note, answered_at, prayer_text }: Static<typeof ChangePrayerBody>) {
  return {
    note: note === undefined ? undefined : toNote(note ?? ''),
    answeredAt: answered_at ? new Date(answered_at) : answered_at === null ? null : undefined,
    prayerText: toEdit(prayer_text),
  }
}

function toNote(text: string): string {
  const note = cleanText(text)
  if (countCharacters(note) <= NOTE_CHARACTERS_MAX) return note
  throw new InvalidPrayerRequest(`A note can have at most ${NOTE_CHARACTERS_MAX} characters.`)
}

/** Throws InvalidPrayerRequest for a time zone that does not exist. */
export function toLocalDate(query: Static<typeof RememberedQuery>): Static<typeof RememberedQuery> {
  return { ...query, timezone: toTimeZone(query.timezone) }
}

/** Throws InvalidPrayerRequest for a time zone that does not exist. */
export function toTimeZone(name: string): string {
  const timezone = timeZoneNamed(name)
  if (!timezone) throw new InvalidPrayerRequest('There is no such time zone.')
  return timezone
}
