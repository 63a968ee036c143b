import { withTx } from '@selah/kit/db'
import { reminderRepository } from '../db/reminder-repository.ts'
import type { NotificationsDeps } from '../deps.ts'
import { LinkOver } from '../errors.ts'
import type { StopKind } from '../tokens/stop-token.ts'
import { isLetterStopped, stopLetter } from './letters/stop-letter.ts'
import { arePsalmsStopped, stopPsalms } from './psalms/stop-psalms.ts'
import { stopReminder, stopReminders } from './reminders.ts'

export interface Stop {
  readonly kind: StopKind
  readonly stopped: boolean
}

/** What the link of a mail would end, and whether that has ended. Changes nothing. Throws LinkOver. */
export async function findStop({ stopTokens, db }: NotificationsDeps, token: string): Promise<Stop> {
  const named = stopTokens.read(token)
  if (!named) throw new LinkOver()
  const { kind, id } = named
  const isGoingOn = {
    reminder: async () => (await reminderRepository.find(db, id))?.enabled ?? false,
    letter: async () => !(await isLetterStopped(db, id)),
    psalm: async () => !(await arePsalmsStopped(db, id)),
  }
  return { kind, stopped: !(await isGoingOn[kind]()) }
}

/** Ends what the link of a mail names; `all`: every reminder of that person. Safe to repeat. Throws LinkOver. */
export async function stop(
  deps: NotificationsDeps,
  token: string,
  { all }: { readonly all: boolean },
): Promise<Stop> {
  const named = deps.stopTokens.read(token)
  if (!named) throw new LinkOver()
  const { kind, id, userId = '' } = named
  const now = deps.now()
  if (kind === 'reminder') await (all ? stopReminders(deps, userId) : stopReminder(deps, userId, id))
  if (kind === 'letter') await withTx(deps.pool, (tx) => stopLetter(tx, id, 'link', now))
  if (kind === 'psalm') await withTx(deps.pool, (tx) => stopPsalms(tx, id, now))
  return { kind, stopped: true }
}
