import Type from 'typebox'

export const PlanView = Type.Object({
  planType: Type.Enum(['monthly', 'yearly']),
  priceId: Type.String(),
  price: Type.Number({ exclusiveMinimum: 0 }),
  currency: Type.String({ description: 'ISO 4217', examples: ['USD'] }),
  interval: Type.Enum(['month', 'year']),
  monthlyEquivalent: Type.Optional(
    Type.Number({ exclusiveMinimum: 0, description: 'What a year costs by the month' }),
  ),
  savings: Type.Optional(
    Type.String({
      description: 'Against paying by the month; absent where nothing is saved',
      examples: ['Save 33%'],
    }),
  ),
})
