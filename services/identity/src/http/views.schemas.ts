import Type from 'typebox'

const Id = Type.String({ format: 'uuid' })
const Timestamp = Type.String({ format: 'date-time' })
const OptionalTimestamp = Type.Optional(Timestamp)
/** People and providers write these themselves. */
const Metadata = Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true })

const IdentityView = Type.Object({
  identity_id: Id,
  id: Type.String({ description: 'Who they are to the provider' }),
  user_id: Id,
  identity_data: Metadata,
  provider: Type.String(),
  last_sign_in_at: OptionalTimestamp,
  created_at: Timestamp,
  updated_at: Timestamp,
  email: Type.Optional(Type.String()),
})

export const UserView = Type.Object({
  id: Id,
  aud: Type.String(),
  role: Type.String(),
  email: Type.String(),
  email_confirmed_at: OptionalTimestamp,
  phone: Type.String(),
  phone_confirmed_at: OptionalTimestamp,
  confirmed_at: OptionalTimestamp,
  invited_at: OptionalTimestamp,
  confirmation_sent_at: OptionalTimestamp,
  recovery_sent_at: OptionalTimestamp,
  email_change_sent_at: OptionalTimestamp,
  reauthentication_sent_at: OptionalTimestamp,
  new_email: Type.Optional(Type.String()),
  last_sign_in_at: OptionalTimestamp,
  app_metadata: Metadata,
  user_metadata: Metadata,
  identities: Type.Array(IdentityView),
  banned_until: OptionalTimestamp,
  created_at: Timestamp,
  updated_at: Timestamp,
  is_anonymous: Type.Boolean(),
})

export const SessionView = Type.Object({
  access_token: Type.String(),
  token_type: Type.String(),
  expires_in: Type.Integer(),
  refresh_token: Type.String(),
  user: UserView,
})

/** A mail was sent, or would be if there were an account: nobody learns which. */
export const MailedView = Type.Object({})

/** The first of two addresses is confirmed. */
export const HalfDoneView = Type.Object({ msg: Type.String(), code: Type.String() })
