import Type from 'typebox'
import { eventsUntil, GenerationView } from './generations.schemas.ts'
import { Category, Id, Mood, Timestamp } from './schemas.ts'

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
