import { CERTAINTIES } from '@selah/prayer-engine/care'
import { CATEGORIES, LENGTHS, MOODS, PART_KINDS, RELATIONSHIPS, TONES } from '@selah/prayer-engine/prayer'
import Type from 'typebox'

// Shapes that several operations share.

export const Category = Type.Enum(CATEGORIES)
export const Mood = Type.Enum(MOODS)
export const Tone = Type.Enum(TONES)
export const Length = Type.Enum(LENGTHS)
export const Relationship = Type.Enum(RELATIONSHIPS)
export const WrittenBy = Type.Enum(['composer', 'openai'])
export const Timestamp = Type.String({ format: 'date-time' })
export const Id = Type.String({ format: 'uuid' })

export const Citation = Type.Object({
  reference: Type.String(),
  text: Type.String(),
  translation: Type.String(),
})

export const ChosenCitation = Type.Object({
  ...Citation.properties,
  why: Type.String({ description: 'Why this passage was chosen, in a sentence' }),
})

export const Part = Type.Object({ kind: Type.Enum(PART_KINDS), text: Type.String() })

export const HelpLine = Type.Object({ name: Type.String(), contact: Type.String() })

export const CrisisHelp = Type.Object({
  kind: Type.String(),
  certainty: Type.Enum(CERTAINTIES, {
    description: 'certain: a short, safe prayer was written; possible: the prayer that was asked for was',
  }),
  resources: Type.Array(HelpLine),
})
