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

const PartKind = Type.Enum(PART_KINDS)

const Segments = Type.Array(
  Type.Object({
    id: Type.String({ description: 'Its place in the prayer: the same text always has the same ids' }),
    text: Type.String(),
    citation: Type.Optional(Citation),
  }),
  { description: 'Sentences, and quotations as they stand in the text, with their citation' },
)

/** A movement of a prayer as it was written. What a browser kept of earlier answers has no segments. */
export const Part = Type.Object({
  kind: PartKind,
  text: Type.String(),
  segments: Type.Optional(Segments),
})

/** A paragraph of a prayer that its person may have edited. */
export const Paragraph = Type.Object({
  kind: Type.Optional(PartKind),
  text: Type.String(),
  segments: Segments,
})

export const HelpLine = Type.Object({
  name: Type.String(),
  contact: Type.String({ description: 'As it should be read' }),
  call: Type.Optional(Type.String({ description: 'The number to call' })),
  text: Type.Optional(
    Type.Object(
      { to: Type.String(), body: Type.Optional(Type.String()) },
      { description: 'Where a message goes, and what it says' },
    ),
  ),
  web: Type.Optional(Type.String()),
})

export const CrisisHelp = Type.Object({
  kind: Type.String(),
  certainty: Type.Enum(CERTAINTIES, {
    description: 'certain: a short, safe prayer was written; possible: the prayer that was asked for was',
  }),
  resources: Type.Array(HelpLine),
})
