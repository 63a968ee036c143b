import Type, { type TSchema } from 'typebox'

// The client sends null for what it does not have, and more fields than the protocol names: both are taken. What is
// missing is refused by the use case, in the protocol's own words.
const optional = <Schema extends TSchema>(schema: Schema) => Type.Optional(Type.Union([schema, Type.Null()]))

export const OptionalText = optional(Type.String())
export const OptionalData = optional(Type.Record(Type.String(), Type.Unknown()))

export const PkceFields = { code_challenge: OptionalText, code_challenge_method: OptionalText }

export const RedirectQuery = Type.Object({ redirect_to: Type.Optional(Type.String()) })
