import type { PrayerRequest } from '../../api/types.ts'

// The lists a person chooses from, in the order they are shown. The API's own types keep them true.

export const CATEGORIES = [
  'Healing',
  'Faith',
  'Gratitude',
  'Strength',
  'Fear',
  'Forgiveness',
  'Guidance',
  'Peace',
  'Protection',
  'Hope',
  'Love',
  'Family',
  'Work',
] as const satisfies readonly PrayerRequest['category'][]

export const MOODS = [
  'Anxious',
  'Hopeful',
  'Grateful',
  'Tired',
  'Overwhelmed',
  'Peaceful',
  'Joyful',
  'Worried',
  'Thankful',
  // D-50: ours, beside the nine of the specification.
  'Grieving',
  'Lonely',
  'Angry',
  'Guilty',
] as const satisfies readonly PrayerRequest['mood'][]

export const TONES = [
  'Comforting',
  'Empowering',
  'Grateful',
  'Restorative',
  'Faith-Building',
] as const satisfies readonly NonNullable<PrayerRequest['tone']>[]

export const RELATIONSHIPS = [
  'Self',
  'Family',
  'Friend',
  'Relationship',
  'Work',
  'Church',
  'Other',
] as const satisfies readonly NonNullable<PrayerRequest['recipient']>['relationship'][]

/** What is shown for each length, and what the API calls it. */
export const LENGTHS = {
  Brief: 'brief',
  Standard: 'standard',
  Long: 'long',
} as const satisfies Record<string, NonNullable<PrayerRequest['length']>>

export const SITUATION_CHARACTERS_MAX = 1000
export const NAME_CHARACTERS_MAX = 60
