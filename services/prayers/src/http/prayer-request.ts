import { cleanName } from '@selah/prayer-engine/names'
import {
  type PrayerRequest,
  RECIPIENT_NAME_CHARACTERS_MAX,
  type Recipient,
  SITUATION_CHARACTERS_MAX,
  TONE_DEFAULT,
  WANTED_PSALM_WORDS_MAX,
} from '@selah/prayer-engine/prayer'
import { citationOf, parseReference } from '@selah/prayer-engine/scripture'
import { cleanText, countCharacters } from '@selah/prayer-engine/text'
import type { Static } from 'typebox'
import { InvalidPrayerRequest } from '../errors.ts'
import type { GeneratePrayerBody } from './generations/generations.schemas.ts'

/** What a person asks for, as plain text and within its limits. Throws InvalidPrayerRequest. */
export function toPrayerRequest(body: Static<typeof GeneratePrayerBody>): PrayerRequest {
  const situation = cleanText(body.situation ?? '')
  if (countCharacters(situation) > SITUATION_CHARACTERS_MAX) {
    throw new InvalidPrayerRequest(`Please tell us in at most ${SITUATION_CHARACTERS_MAX} characters.`)
  }
  return {
    category: body.category,
    mood: body.mood,
    tone: body.tone ?? TONE_DEFAULT,
    length: body.length ?? 'standard',
    recipient: toRecipient(body.recipient),
    ...(situation && { situation }),
    ...(body.psalm !== undefined && { psalm: toPsalm(body.psalm) }),
  }
}

/** Throws InvalidPrayerRequest for what is no psalm, or too long to be quoted. */
function toPsalm(given: string): string {
  const reference = parseReference(given)
  const text = reference?.startsWith('Psalm ') ? citationOf(reference)?.text : undefined
  if (!reference || !text || text.split(/\s+/).length > WANTED_PSALM_WORDS_MAX) {
    throw new InvalidPrayerRequest('Please choose a few verses of one psalm.')
  }
  return reference
}

function toRecipient(given: Static<typeof GeneratePrayerBody>['recipient']): Recipient {
  const relationship = given?.relationship ?? 'Self'
  const name = cleanName(given?.name ?? '')
  if (countCharacters(name) > RECIPIENT_NAME_CHARACTERS_MAX) {
    throw new InvalidPrayerRequest(`A name can have at most ${RECIPIENT_NAME_CHARACTERS_MAX} characters.`)
  }
  // Praying for oneself needs no name (GEN-06).
  return relationship === 'Self' || !name ? { relationship } : { relationship, name }
}
