import Type from 'typebox'
import { Category, Id, Mood, Timestamp } from '../schemas.ts'
import { eventsUntil, GeneratePrayerBody, GenerationView, RewritePrayerBody } from './generations.schemas.ts'

/** A prayer to be written, or one to be written again with something changed. */
export const PutGenerationBody = Type.Union([
  GeneratePrayerBody,
  Type.Object({ rewrite_of: Id, change: RewritePrayerBody }, { additionalProperties: false }),
])

export const FollowHeaders = Type.Object({
  'last-event-id': Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'The id of the last event that arrived; only later ones are sent',
    }),
  ),
})

const STATES = ['running', 'done', 'failed', 'cancelled', 'purged'] as const

export const GenerationStateView = Type.Object({
  generation_id: Id,
  state: Type.Enum(STATES, {
    description: 'purged: it was written, and its words are no longer kept here',
  }),
  result: Type.Optional(GenerationView),
  request: Type.Optional(
    Type.Object(
      { ...GeneratePrayerBody.properties, leave_out: RewritePrayerBody.properties.leave_out },
      { description: 'What was asked for, with what was changed since; gone once it was saved' },
    ),
  ),
  rewrite_of: Type.Optional(
    Type.String({ format: 'uuid', description: 'The first version, where this is another one of it' }),
  ),
  versions: Type.Optional(
    Type.Array(Id, { description: 'Of a finished prayer: all its finished versions, oldest first' }),
  ),
  is_saved: Type.Optional(Type.Literal(true, { description: 'It is in the journal' })),
})

export const GenerationStateEventView = eventsUntil(GenerationStateView)

export const CancelledView = Type.Object({
  generation_id: Id,
  found: Type.Enum(['nothing', ...STATES], { description: 'How it stood before' }),
  state: Type.Enum(STATES, { description: 'How it stands now: what was finished stays finished' }),
})

export const UNSAVED_PER_PAGE = { default: 20, max: 100 } as const

export const UnsavedQuery = Type.Object(
  {
    unsaved: Type.Literal('1'),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: UNSAVED_PER_PAGE.max, default: UNSAVED_PER_PAGE.default }),
    ),
    cursor: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  },
  { additionalProperties: false },
)

export const UnsavedPageView = Type.Object({
  items: Type.Array(
    Type.Object({
      ...GenerationStateView.properties,
      created_at: Timestamp,
      category: Category,
      mood: Mood,
    }),
  ),
  next_cursor: Type.Union([Type.String(), Type.Null()]),
})
