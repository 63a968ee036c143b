import type { Db, Tx } from '@selah/kit/db'
import { psalmRepository } from '../../db/psalm-repository.ts'

/** Switches the daily Psalm off; safe to repeat. The plan stays as it is. */
export async function stopPsalms(tx: Tx, userId: string, now: Date): Promise<void> {
  if (await psalmRepository.find(tx, userId)) await psalmRepository.setEnabled(tx, userId, false, now)
}

/** Also of a person who never had it. */
export async function arePsalmsStopped(tx: Db | Tx, userId: string): Promise<boolean> {
  const member = await psalmRepository.find(tx, userId)
  return !member?.enabled
}
