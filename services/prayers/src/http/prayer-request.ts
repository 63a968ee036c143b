import { cleanName } from '@selah/prayer-engine/names'
import {
  type PrayerRequest,
  RECIPIENT_NAME_CHARACTERS_MAX,
  type Recipient,
  SITUATION_CHARACTERS_MAX,
  TONE_DEFAULT,
} from '@selah/prayer-engine/prayer'
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
  }
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
