import type { Db, Tx } from '@selah/kit/db'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Metadata } from '../domain/metadata.ts'
import { NO_SIGN_UP, type SignUpContent } from '../domain/sign-up.ts'
import type { User, UserWithIdentities } from '../domain/user.ts'
import { identities, sessions, users } from './schema.ts'

export interface NewUser {
  readonly id: string
  readonly email: string
}

/** What of a user may change, apart from who they are. */
export type UserChanges = Partial<
  Omit<typeof users.$inferInsert, 'id' | 'version' | 'createdAt' | 'updatedAt'>
>

export const userRepository = {
  /**
   * Adds a person with their e-mail identity, and with nothing that they have not proved: no password and no name.
   * Undefined when somebody has the address already.
   */
  async insert(tx: Tx, user: NewUser, now: Date): Promise<User | undefined> {
    const [inserted] = await tx
      .insert(users)
      .values({
        ...user,
        ...NO_SIGN_UP,
        appMetadata: { provider: 'email', providers: ['email'] },
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: users.email })
      .returning()
    if (!inserted) return undefined
    await tx.insert(identities).values({
      id: uuidv7(),
      userId: user.id,
      provider: 'email',
      providerId: user.id,
      identityData: emailIdentityData(user.id, user.email, false),
      email: user.email,
      createdAt: now,
      updatedAt: now,
    })
    return inserted
  },

  /**
   * Makes others who want this address wait until the transaction ends. Taken before looking whether an address is
   * free: when two people race for one, the later one then finds it taken. A violated constraint would do as well, but
   * PostgreSQL writes the address into its log with it.
   */
  async claimAddress(tx: Tx, email: string): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address ${email}`}, 0))`)
  },

  async findByEmail(db: Db | Tx, email: string): Promise<User | undefined> {
    const [user] = await db.select().from(users).where(eq(users.email, email))
    return user
  },

  async findById(db: Db | Tx, userId: string): Promise<User | undefined> {
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    return user
  },

  /** A person and one of their sessions, as far as each is there: a token can never speak for somebody else's. */
  async findInSession(db: Db, userId: string, sessionId: string) {
    const found = await inSession(db).execute({ userId, sessionId })
    const [first] = found
    const person = first && { user: first.user, identities: found.flatMap(({ identity }) => identity ?? []) }
    return { person, session: first?.session }
  },

  /**
   * Makes other changes of this person wait until the transaction ends. Always the first lock taken: what
   * belongs to a person (tokens, sessions, mails) is locked after them, so that no two transactions wait for each other.
   */
  async lock(tx: Tx, userId: string): Promise<User | undefined> {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update')
    return user
  },

  async lockByEmail(tx: Tx, email: string): Promise<User | undefined> {
    const [user] = await tx.select().from(users).where(eq(users.email, email)).for('no key update')
    return user
  },

  async withIdentities(db: Db | Tx, user: User): Promise<UserWithIdentities> {
    const found = await db
      .select()
      .from(identities)
      .where(eq(identities.userId, user.id))
      .orderBy(asc(identities.createdAt))
    return { user, identities: found }
  },

  /** Changes what the person's record says, and counts it: the version is announced with the event. */
  async change(tx: Tx, userId: string, changes: UserChanges, now: Date): Promise<User> {
    const [changed] = await tx
      .update(users)
      .set({ ...changes, version: sql`${users.version} + 1`, updatedAt: now })
      .where(eq(users.id, userId))
      .returning()
    if (!changed) throw new Error('a person vanished while being changed')
    return changed
  },

  /** Notes when something was sent or done, which is no change that anybody else needs to know of. */
  async note(tx: Tx, userId: string, notes: UserChanges): Promise<void> {
    await tx.update(users).set(notes).where(eq(users.id, userId))
  },

  /**
   * Marks the address as the person's own, and makes the account what its confirmed sign-up says: whatever else the row
   * held is gone. Undefined when the address was confirmed already.
   */
  async confirmEmail(tx: Tx, userId: string, content: SignUpContent, now: Date): Promise<User | undefined> {
    const [confirmed] = await tx
      .update(users)
      .set({ ...content, emailConfirmedAt: now, version: sql`${users.version} + 1`, updatedAt: now })
      .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)))
      .returning()
    if (confirmed?.email) await this.setEmailIdentity(tx, userId, confirmed.email, now)
    return confirmed
  },

  /** Brings the e-mail identity in line with a confirmed address. */
  async setEmailIdentity(tx: Tx, userId: string, email: string, now: Date): Promise<void> {
    await tx
      .update(identities)
      .set({ email, identityData: emailIdentityData(userId, email, true), updatedAt: now })
      .where(and(eq(identities.userId, userId), eq(identities.provider, 'email')))
  },

  async noteSignIn(tx: Tx, userId: string, provider: string, now: Date): Promise<void> {
    await this.note(tx, userId, { lastSignInAt: now })
    await tx
      .update(identities)
      .set({ lastSignInAt: now })
      .where(and(eq(identities.userId, userId), eq(identities.provider, provider)))
  },
}

function emailIdentityData(userId: string, email: string, isVerified: boolean): Metadata {
  return { sub: userId, email, email_verified: isVerified, phone_verified: false }
}

type InSession = ReturnType<typeof prepareInSession>

// Asked with every request of a person: PostgreSQL plans it once for each connection.
const statements = new WeakMap<Db, InSession>()

function inSession(db: Db): InSession {
  const statement = statements.get(db) ?? prepareInSession(db)
  statements.set(db, statement)
  return statement
}

function prepareInSession(db: Db) {
  const sessionId = sql.placeholder('sessionId')
  return db
    .select({ user: users, session: sessions, identity: identities })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.userId, users.id), eq(sessions.id, sessionId)))
    .leftJoin(identities, eq(identities.userId, users.id))
    .where(eq(users.id, sql.placeholder('userId')))
    .orderBy(asc(identities.createdAt))
    .prepare('person_in_session')
}
