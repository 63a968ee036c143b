import type { Db, Tx } from '@selah/kit/db'
import type { Vault } from '@selah/kit/vault'
import type { PrayerRequest } from '@selah/prayer-engine/prayer'
import type { GenerationResult } from '../domain/generation.ts'
import type { PrayerContent } from '../domain/journal.ts'

// Every column with a person's words goes through here: JSON, sealed with the person's own key. Only repositories use it.

const USES = {
  request: 'generations.request',
  result: 'generations.result',
  content: 'prayers.content',
  token: 'shares.token',
} as const

interface Words {
  readonly request: PrayerRequest
  readonly result: GenerationResult
  readonly content: PrayerContent
  readonly token: string
}

type Use = keyof Words
type Sealed = { readonly [Each in Use]?: string | null }
type Opened<Given extends Sealed> = { readonly [Each in keyof Given & Use]?: Words[Each] }

export async function sealWords<Each extends Use>(
  vault: Vault,
  db: Db | Tx,
  userId: string,
  use: Each,
  words: Words[Each],
): Promise<string> {
  const [sealed] = await vault.seal(db, userId, [{ use: USES[use], text: JSON.stringify(words) }])
  if (sealed === undefined) throw new Error('nothing was sealed')
  return sealed
}

/** Opens the sealed columns of one person's rows, with a single look-up of the key. A column without words stays away. */
export async function openWords<Given extends Sealed>(
  vault: Vault,
  db: Db | Tx,
  userId: string,
  rows: readonly Given[],
): Promise<Opened<Given>[]> {
  const sealed = rows.flatMap((row, nth) =>
    usesOf(row).map((use) => ({ nth, use, text: row[use] as string })),
  )
  const texts = await openAll(vault, db, userId, sealed)
  const opened: Record<string, unknown>[] = rows.map(() => ({}))
  for (const [index, { nth, use }] of sealed.entries()) {
    const row = opened[nth]
    if (row) row[use] = JSON.parse(texts[index] ?? 'null')
  }
  return opened as Opened<Given>[]
}

/** Rows without words need no key. */
async function openAll(
  vault: Vault,
  db: Db | Tx,
  userId: string,
  sealed: readonly { use: Use; text: string }[],
): Promise<string[]> {
  if (sealed.length === 0) return []
  return vault.open(
    db,
    userId,
    sealed.map(({ use, text }) => ({ use: USES[use], text })),
  )
}

function usesOf(row: Sealed): Use[] {
  return (Object.keys(USES) as Use[]).filter((use) => row[use])
}
