import Type from 'typebox'
import { Category, Citation, Paragraph, Timestamp } from './schemas.ts'

export const SharePrayerBody = Type.Object(
  {
    shows_name: Type.Optional(Type.Boolean({ default: false })),
    shows_situation: Type.Optional(Type.Boolean({ default: false })),
  },
  { additionalProperties: false },
)

/** As the body of a link, in an address. */
export const SharePreviewQuery = Type.Object(SharePrayerBody.properties, { additionalProperties: false })

export const ShareView = Type.Object({
  /** Belongs after /shared/ in an address. */
  token: Type.String(),
  shows_name: Type.Boolean(),
  shows_situation: Type.Boolean(),
  created_at: Timestamp,
})

export const ShareTokenParams = Type.Object({ token: Type.String({ minLength: 1, maxLength: 64 }) })

export const SharedPrayerView = Type.Object({
  prayer_text: Type.String(),
  category: Category,
  citations: Type.Array(Citation),
  parts: Type.Optional(Type.Array(Paragraph)),
  name: Type.Optional(Type.String()),
  situation: Type.Optional(Type.String()),
})

export const ActivityBody = Type.Object(
  { action_type: Type.Enum(['shared']) },
  { additionalProperties: false },
)
