import { dbOf } from '@selah/kit/db'
import type { PersonExport } from '@selah/kit/export/person-export'
import { sessionRepository } from '../db/session-repository.ts'
import { userRepository } from '../db/user-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import { PersonNotFound } from '../errors.ts'

/** What a person takes with them: their account and where they are signed in. Nothing that signs anybody in. */
export async function exportPerson({ pool }: IdentityDeps, userId: string): Promise<PersonExport> {
  const db = dbOf(pool)
  const user = await userRepository.findById(db, userId)
  if (!user) throw new PersonNotFound()
  const sessions = await sessionRepository.list(db, userId)
  return {
    data: {
      account: {
        ...{ id: user.id, email: user.email, said_of_oneself: user.userMetadata },
        email_confirmed_at: user.emailConfirmedAt?.toISOString(),
        last_sign_in_at: user.lastSignInAt?.toISOString(),
        created_at: user.createdAt.toISOString(),
      },
      sessions: sessions.map(({ userAgent, ip, createdAt, refreshedAt }) => ({
        ...{ browser: userAgent, network_address: ip },
        ...{ created_at: createdAt.toISOString(), last_used_at: refreshedAt.toISOString() },
      })),
    },
  }
}
