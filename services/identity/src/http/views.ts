import type { Identity, User, UserWithIdentities } from '../domain/user.ts'
import type { AccessTokens } from '../tokens/access-token.ts'
import type { SignedIn } from '../use-cases/sessions/start-session.ts'
import type { Unconfirmed } from '../use-cases/sign-up.ts'

/** The user object of the protocol: absent means left out, never null, except that addresses are always text. */
export function toUserView({ user, identities }: UserWithIdentities) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email ?? '',
    email_confirmed_at: iso(user.emailConfirmedAt),
    phone: user.phone ?? '',
    phone_confirmed_at: iso(user.phoneConfirmedAt),
    confirmed_at: iso(confirmedAt(user)),
    invited_at: iso(user.invitedAt),
    confirmation_sent_at: iso(user.confirmationSentAt),
    recovery_sent_at: iso(user.recoverySentAt),
    email_change_sent_at: iso(user.emailChangeSentAt),
    reauthentication_sent_at: iso(user.reauthenticationSentAt),
    new_email: user.newEmail ?? undefined,
    last_sign_in_at: iso(user.lastSignInAt),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: identities.map(toIdentityView),
    banned_until: iso(user.bannedUntil),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: user.isAnonymous,
  }
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
    confirmation_sent_at: at.toISOString(),
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [],
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
    is_anonymous: false,
  }
}

function toIdentityView(identity: Identity) {
  return {
    identity_id: identity.id,
    id: identity.providerId,
    user_id: identity.userId,
    identity_data: identity.identityData,
    provider: identity.provider,
    last_sign_in_at: iso(identity.lastSignInAt),
    created_at: identity.createdAt.toISOString(),
    updated_at: identity.updatedAt.toISOString(),
    email: identity.email ?? undefined,
  }
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

/** A time of the protocol. What is undefined is left out. */
function iso(at: Date | null): string | undefined {
  return at?.toISOString()
}
