import Type from 'typebox'
import { NOTE_CHARACTERS_MAX, PRAYER_CHARACTERS_MAX } from '../domain/journal.ts'
import {
  Category,
  Citation,
  Id,
  Mood,
  Paragraph,
  Relationship,
  Timestamp,
  Tone,
  WrittenBy,
} from './schemas.ts'

export const PRAYERS_PER_PAGE = { default: 20, max: 100 } as const

export const SavePrayerBody = Type.Object(
  {
    generation_id: Id,
    keep_situation: Type.Optional(Type.Boolean()),
    prayer_text: Type.Optional(Type.String({ minLength: 1, maxLength: PRAYER_CHARACTERS_MAX })),
  },
  { additionalProperties: false },
)

export const PrayerParams = Type.Object({ prayerId: Id })

const TIME_ZONE = { minLength: 1, maxLength: 64, examples: ['Europe/Lisbon'] }
const TimeZone = Type.String(TIME_ZONE)

/** A month that exists on every calendar here. */
const Month = { pattern: '^(?:19|20)[0-9]{2}-(?:0[1-9]|1[0-2])$', examples: ['2026-03'] }

const WhichPrayers = {
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: PRAYERS_PER_PAGE.max, default: PRAYERS_PER_PAGE.default }),
  ),
  cursor: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  category: Type.Optional(Category),
  mood: Type.Optional(Mood),
  answered: Type.Optional(Type.Boolean()),
  until_month: Type.Optional(Type.String({ ...Month, description: 'Nothing newer than this month' })),
  timezone: Type.Optional(Type.String({ ...TIME_ZONE, description: 'Whose months; UTC when absent' })),
}

export const ListPrayersQuery = Type.Object(WhichPrayers, { additionalProperties: false })

/** In a body, not in an address: proxies write addresses down, and these are somebody's words. */
export const SearchPrayersBody = Type.Object(
  {
    ...WhichPrayers,
    search: Type.String({ minLength: 1, maxLength: 100, description: 'Words that all have to occur' }),
  },
  { additionalProperties: false },
)

export const ChangePrayerBody = Type.Object(
  {
    note: Type.Optional(
      Type.Union([Type.String({ maxLength: NOTE_CHARACTERS_MAX * 4 }), Type.Null()], {
        description: 'null takes it away',
      }),
    ),
    answered_at: Type.Optional(
      Type.Union([Timestamp, Type.Null()], { description: 'When it was answered; null: not after all' }),
    ),
    prayer_text: Type.Optional(Type.String({ minLength: 1, maxLength: PRAYER_CHARACTERS_MAX })),
  },
  { additionalProperties: false, minProperties: 1 },
)

export const RememberedQuery = Type.Object(
  {
    date: Type.String({ format: 'date', description: 'Today, as the person’s calendar says' }),
    timezone: TimeZone,
  },
  { additionalProperties: false },
)

export const MonthsQuery = Type.Object({ timezone: TimeZone }, { additionalProperties: false })

export const MonthsView = Type.Object({
  items: Type.Array(Type.Object({ month: Type.String(Month), count: Type.Integer({ minimum: 1 }) })),
})

export const PrayerView = Type.Object({
  id: Id,
  user_id: Id,
  generation_id: Id,
  created_at: Timestamp,
  category: Category,
  mood: Mood,
  tone: Tone,
  situation: Type.Optional(Type.String()),
  prayer_text: Type.String(),
  scripture_references: Type.Optional(Type.String()),
  citations: Type.Array(Citation),
  parts: Type.Optional(Type.Array(Paragraph)),
  recipient: Type.Object({ relationship: Relationship, name: Type.Optional(Type.String()) }),
  written_by: WrittenBy,
  tells_situation: Type.Optional(
    Type.Enum(['some_sentences', 'unknown'], {
      description:
        'Whether sentences repeat what was told; a link leaves those out. Unknown of what was kept before it was noted. Absent: none does',
    }),
  ),
  is_shared: Type.Boolean({ description: 'Whether there is a link by which others can read it' }),
  note: Type.Optional(Type.String()),
  answered_at: Type.Optional(Timestamp),
})

export const JournalPageView = Type.Object({
  items: Type.Array(PrayerView),
  next_cursor: Type.Union([Type.String(), Type.Null()]),
})
