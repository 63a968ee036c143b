import { cleanText } from '../domain/cleaning.ts'
import { InvalidPrayerRequest } from '../errors.ts'

/** A person's edit as plain text; undefined when there is none. Throws InvalidPrayerRequest when nothing is left. */
export function toEdit(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const edited = cleanText(text)
  if (!edited) throw new InvalidPrayerRequest('A prayer cannot be empty.')
  return edited
}
