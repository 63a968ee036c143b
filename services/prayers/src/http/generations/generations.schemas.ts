import { ProblemSchema } from '@selah/kit/http/problem-details'
import { LEAVABLE_PARTS, SITUATION_CHARACTERS_MAX } from '@selah/prayer-engine/prayer'
import Type, { type TSchema } from 'typebox'
import {
  Category,
  ChosenCitation,
  CrisisHelp,
  HelpLine,
  Id,
  Length,
  Mood,
  Part,
  Relationship,
  Timestamp,
  Tone,
  WrittenBy,
} from '../schemas.ts'

/** Generous bounds on code units; the exact ones, in characters, are the domain's. */
const ROUGHLY = 8

export const GeneratePrayerBody = Type.Object(
  {
    category: Category,
    mood: Mood,
    tone: Type.Optional(Tone),
    length: Type.Optional(Length),
    situation: Type.Optional(Type.String({ maxLength: SITUATION_CHARACTERS_MAX * ROUGHLY })),
    psalm: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 40,
        description: 'Verses of a psalm that the prayer grows from and quotes',
        examples: ['Psalm 23:2-4'],
      }),
    ),
    recipient: Type.Optional(
      Type.Object(
        { relationship: Relationship, name: Type.Optional(Type.String({ maxLength: 60 * ROUGHLY })) },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
)

export const GeneratePrayerHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 8,
      maxLength: 128,
      pattern: '^[\\x21-\\x7e]+$',
      description: 'Kept for 24 hours',
    }),
  ),
})

export const GenerationView = Type.Object({
  generation_id: Id,
  prayer: Type.String(),
  scripture: Type.String(),
  citations: Type.Array(ChosenCitation),
  parts: Type.Array(Part),
  written_by: WrittenBy,
  sent_to: Type.Optional(
    Type.Object(
      { host: Type.String(), model: Type.String() },
      {
        description:
          'The service outside that was asked, also when it failed and the composer wrote; absent when nothing left this server',
      },
    ),
  ),
  rewrites: Type.Object(
    { left: Type.Integer({ minimum: 0 }), until: Timestamp },
    { description: 'How often it can still be written again at no cost, and until when' },
  ),
  crisis: Type.Optional(CrisisHelp),
  resources: Type.Optional(
    Type.Array(HelpLine, { description: 'Comes with is_heavy: the lines that answer at any hour' }),
  ),
  is_heavy: Type.Optional(
    Type.Literal(true, {
      description: 'Not a crisis; but somebody may be glad to read beside the prayer who answers at any hour',
    }),
  ),
})

const streamed = <Name extends string, Data extends TSchema>(event: Name, data: Data) =>
  Type.Object({ event: Type.Literal(event), data })

/** What an event stream says, in this order; `event` and `data` are fields of a server-sent event. */
export const eventsUntil = <Done extends TSchema>(done: Done) =>
  Type.Union([
    streamed('accepted', Type.Object({ generation_id: Id, crisis: Type.Optional(CrisisHelp) })),
    streamed('passages', Type.Object({ citations: Type.Array(ChosenCitation) })),
    streamed(
      'text',
      Type.Object({
        part: Part.properties.kind,
        text: Type.String(),
        reference: Type.Optional(Type.String({ description: 'The sentence quotes this passage' })),
      }),
    ),
    streamed('restart', Type.Object({}, { description: 'What was shown is withdrawn: it is written again' })),
    streamed('done', done),
    streamed('error', ProblemSchema),
  ])

export const GenerationEventView = eventsUntil(GenerationView)

export const RewritePrayerBody = Type.Object(
  {
    length: Type.Optional(Length),
    tone: Type.Optional(Tone),
    leave_out: Type.Optional(
      Type.Array(Type.Enum(LEAVABLE_PARTS), {
        maxItems: 2,
        uniqueItems: true,
        description: 'Parts that are not wanted',
      }),
    ),
  },
  { additionalProperties: false },
)

export const GenerationParams = Type.Object({ generationId: Id })
