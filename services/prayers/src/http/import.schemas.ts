import { RECIPIENT_NAME_CHARACTERS_MAX, SITUATION_CHARACTERS_MAX } from '@selah/prayer-engine/prayer'
import Type from 'typebox'
import { NOTE_CHARACTERS_MAX, PRAYER_CHARACTERS_MAX } from '../domain/journal.ts'
import { Category, Id, Mood, Relationship, Timestamp, Tone, WrittenBy } from './schemas.ts'

export const IMPORTED_MAX = 1_000

/** A prayer as an export has it. What else stands there is passed over. */
const ImportedPrayer = Type.Object({
  id: Id,
  generation_id: Id,
  created_at: Timestamp,
  category: Category,
  mood: Mood,
  tone: Tone,
  prayer_text: Type.String({ minLength: 1, maxLength: PRAYER_CHARACTERS_MAX }),
  citations: Type.Array(Type.Object({ reference: Type.String({ minLength: 1, maxLength: 100 }) }), {
    maxItems: 20,
  }),
  recipient: Type.Object({
    relationship: Relationship,
    name: Type.Optional(Type.String({ maxLength: RECIPIENT_NAME_CHARACTERS_MAX })),
  }),
  written_by: WrittenBy,
  situation: Type.Optional(Type.String({ maxLength: SITUATION_CHARACTERS_MAX })),
  note: Type.Optional(Type.String({ maxLength: NOTE_CHARACTERS_MAX })),
  answered_at: Type.Optional(Timestamp),
})

/** `selah.json` of an export. */
export const ImportBody = Type.Object({
  format: Type.String({ maxLength: 100 }),
  version: Type.Integer(),
  prayers: Type.Object({ prayers: Type.Array(ImportedPrayer, { maxItems: IMPORTED_MAX }) }),
})

export const ImportView = Type.Object({
  imported: Type.Integer({ description: 'Prayers that are in the journal now and were not before' }),
  already_there: Type.Integer(),
  refused: Type.Array(Id, { description: 'Prayers whose scripture is not word for word what is quoted' }),
})
