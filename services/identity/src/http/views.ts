import type { Identity, User, UserWithIdentities } from '../domain/user.ts'
import type { AccessTokens } from '../tokens/access-token.ts'
import type { Unconfirmed } from '../use-cases/sign-up.ts'
import type { SignedIn } from '../use-cases/start-session.ts'

/** The user object of the protocol: absent means left out, never null, except that addresses are always text. */
export function toUserView({ user, identities }: UserWithIdentities) {
  return present({
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email ?? '',
    email_confirmed_at: user.emailConfirmedAt,
    phone: user.phone ?? '',
    phone_confirmed_at: user.phoneConfirmedAt,
    confirmed_at: confirmedAt(user),
    invited_at: user.invitedAt,
    confirmation_sent_at: user.confirmationSentAt,
    recovery_sent_at: user.recoverySentAt,
    email_change_sent_at: user.emailChangeSentAt,
    reauthentication_sent_at: user.reauthenticationSentAt,
    new_email: user.newEmail,
    last_sign_in_at: user.lastSignInAt,
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: identities.map(toIdentityView),
    banned_until: user.bannedUntil,
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    is_anonymous: user.isAnonymous,
  })
}

/**
 * Somebody whose address is still to be confirmed. No identities are listed: that is how the protocol answers for an
 * address that is taken, and the answer must be the same for one that is not.
 */
export function toUnconfirmedView({ id, email, metadata, at }: Unconfirmed['unconfirmed']) {
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: at,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  }
}

function toIdentityView(identity: Identity) {
  return present({
    identity_id: identity.id,
    id: identity.providerId,
    user_id: identity.userId,
    identity_data: identity.identityData,
    provider: identity.provider,
    last_sign_in_at: identity.lastSignInAt,
    created_at: identity.createdAt,
    updated_at: identity.updatedAt,
    email: identity.email,
  })
}

/**
 * The session object of the protocol. `expires_at` is left to the client, which counts from its own clock: a device
 * whose clock is an hour ahead would otherwise refresh on every look.
 */
export async function toSessionView(tokens: AccessTokens, { person, session, refreshToken }: SignedIn) {
  return {
    access_token: await tokens.sign(person.user, session),
    token_type: 'bearer',
    expires_in: tokens.ttlS,
    refresh_token: refreshToken,
    user: toUserView(person),
  }
}

function confirmedAt({ emailConfirmedAt, phoneConfirmedAt }: User): Date | null {
  if (!emailConfirmedAt || !phoneConfirmedAt) return emailConfirmedAt ?? phoneConfirmedAt
  return emailConfirmedAt < phoneConfirmedAt ? emailConfirmedAt : phoneConfirmedAt
}

function present<View extends object>(view: View) {
  return Object.fromEntries(Object.entries(view).filter(([, value]) => value !== null))
}
