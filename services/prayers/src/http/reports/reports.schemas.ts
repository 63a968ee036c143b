import Type from 'typebox'
import { REPORT_REASONS, REPORT_WORDS_MAX } from '../../domain/report.ts'
import { Id } from '../schemas.ts'

export const ReportPrayerBody = Type.Object(
  {
    reason: Type.Enum(REPORT_REASONS),
    words: Type.Optional(
      Type.String({ maxLength: REPORT_WORDS_MAX, description: 'What is wrong, in the words of the person' }),
    ),
    with_prayer: Type.Optional(
      Type.Boolean({ default: false, description: 'The person agrees that the prayer itself is read' }),
    ),
  },
  { additionalProperties: false },
)

export const ReportView = Type.Object({
  generation_id: Id,
  reason: Type.Enum(REPORT_REASONS),
  words: Type.Optional(Type.String()),
  with_prayer: Type.Boolean({ description: 'The text of the prayer is kept with the report' }),
})

export const SharedReportView = Type.Object({
  reason: Type.Enum(REPORT_REASONS),
  with_prayer: Type.Boolean({ description: 'The text of the prayer is kept with the report' }),
})
