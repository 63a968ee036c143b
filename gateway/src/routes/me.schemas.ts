import Type from 'typebox'

export const MeView = Type.Object({
  id: Type.String({ format: 'uuid' }),
  name: Type.Optional(Type.String({ description: 'What they call themselves; absent when they do not say' })),
  email: Type.String(),
  premium_status: Type.Boolean(),
  plan: Type.Optional(
    Type.Enum(['monthly', 'yearly'], { description: 'What they pay for; absent without premium' }),
  ),
  early_access: Type.Boolean({ description: 'New features open for them first' }),
  prayer_count: Type.Integer({ minimum: 0 }),
  prayers_remaining: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
    description: 'Free prayers left; null for a plan without limit',
  }),
  timezone: Type.Optional(Type.String({ description: 'An IANA name', examples: ['Europe/Lisbon'] })),
})

export const ChangeMeBody = Type.Object(
  {
    name: Type.Optional(Type.String({ maxLength: 80, pattern: '\\S' })),
    timezone: Type.Optional(Type.String({ maxLength: 64, examples: ['Europe/Lisbon'] })),
  },
  { additionalProperties: false, minProperties: 1 },
)
