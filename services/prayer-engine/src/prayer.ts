// The words of the domain: what a person may ask for, and what a prayer is made of.

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
] as const
export type Category = (typeof CATEGORIES)[number]

/** Ours, beside the nine of the specification (D-50). Nothing glad is said to them that was not told. */
export const HEAVY_MOODS = ['Grieving', 'Lonely', 'Angry', 'Guilty'] as const
export type HeavyMood = (typeof HEAVY_MOODS)[number]

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
  ...HEAVY_MOODS,
] as const
export type Mood = (typeof MOODS)[number]

export function isHeavyMood(mood: Mood | undefined): mood is HeavyMood {
  return HEAVY_MOODS.some((heavy) => heavy === mood)
}

export const TONES = ['Comforting', 'Empowering', 'Grateful', 'Restorative', 'Faith-Building'] as const
export type Tone = (typeof TONES)[number]
export const TONE_DEFAULT: Tone = 'Comforting'

export const RELATIONSHIPS = ['Self', 'Family', 'Friend', 'Relationship', 'Work', 'Church', 'Other'] as const
export type Relationship = (typeof RELATIONSHIPS)[number]

export const LENGTHS = ['brief', 'standard', 'long'] as const
export type Length = (typeof LENGTHS)[number]

export const SITUATION_CHARACTERS_MAX = 1000
export const RECIPIENT_NAME_CHARACTERS_MAX = 60

/** Whom the prayer is for. `name` is given only for somebody other than oneself (D-16). */
export interface Recipient {
  readonly relationship: Relationship
  readonly name?: string
}

/** What a person asks for, after validation: trimmed, plain text, no control characters. */
export interface PrayerRequest {
  readonly category: Category
  readonly mood: Mood
  readonly tone: Tone
  readonly length: Length
  readonly recipient: Recipient
  readonly situation?: string
  /** Verses of a psalm that the person wants to pray from, in canonical form. */
  readonly psalm?: Reference
  /** Movements that the person does not want, when they have it written again. */
  readonly leaveOut?: readonly PartKind[]
}

/** The movements of a psalm-shaped prayer, in no fixed order: the form decides. */
export const PART_KINDS = [
  'address',
  'complaint',
  'confession',
  'thanks',
  'trust',
  'scripture',
  'petition',
  'praise',
  'amen',
] as const
export type PartKind = (typeof PART_KINDS)[number]

/** What a person may leave out; a prayer without address, scripture or Amen is none. */
export const LEAVABLE_PARTS = [
  'complaint',
  'confession',
  'thanks',
  'trust',
  'petition',
  'praise',
] as const satisfies PartKind[]

/** One movement of a finished prayer. `text` is plain text; sentences are separated by spaces or newlines. */
export interface PrayerPart {
  readonly kind: PartKind
  readonly text: string
}

/** A quotation: `text` is the bundled translation, word for word, inserted by us. */
export interface Citation {
  /** For example 'Psalm 23:1' or 'Psalm 55:22-23'. */
  readonly reference: string
  readonly text: string
  readonly translation: string
}

/** Identifies a passage of the text: 'Psalm 23:1' or 'Psalm 55:22-23'. */
export type Reference = string

/**
 * Who speaks in a passage, and to whom, so that a prayer can lead into it: the words are a prayer already, or tell of
 * God, or are spoken by God (or Christ), or encourage people, or tell what somebody did and said.
 */
export const PASSAGE_VOICES = ['to-god', 'of-god', 'from-god', 'to-people', 'story'] as const
export type PassageVoice = (typeof PASSAGE_VOICES)[number]

/** A passage chosen for a request, with the words of the text and the reason it fits. */
export interface Passage {
  readonly reference: Reference
  readonly text: string
  /** One sentence for the person: why this passage, for this need. */
  readonly why: string
  readonly voice?: PassageVoice
  /** The person asked for it: the prayer has to quote it. */
  readonly isWanted?: true
}

/** The most words of a psalm that a prayer can be asked to quote: a brief prayer has room for little more. */
export const WANTED_PSALM_WORDS_MAX = 60
