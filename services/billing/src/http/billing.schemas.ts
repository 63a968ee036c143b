import Type from 'typebox'

export const CheckoutBody = Type.Object(
  {
    planType: Type.Enum(['monthly', 'yearly']),
    priceId: Type.Optional(
      Type.String({
        maxLength: 255,
        description: 'What the page shows; refused where it is not the price of the plan',
      }),
    ),
  },
  { additionalProperties: false },
)

export const PageView = Type.Object({ url: Type.String({ description: 'A page of the payment provider' }) })

export const SubscriptionView = Type.Object({
  subscribed: Type.Boolean(),
  plan: Type.Optional(Type.Enum(['monthly', 'yearly'])),
  status: Type.Optional(
    Type.String({
      description: 'Of the latest subscription, as the payment provider names it',
      examples: ['active'],
    }),
  ),
  current_period_end: Type.Optional(
    Type.String({
      format: 'date-time',
      description: 'When the next payment is due, or the subscription ends',
    }),
  ),
  cancel_at: Type.Optional(
    Type.String({ format: 'date-time', description: 'When it ends because it was cancelled' }),
  ),
  stale: Type.Optional(
    Type.Boolean({ description: 'The payment provider did not answer: this is what was known last' }),
  ),
})
