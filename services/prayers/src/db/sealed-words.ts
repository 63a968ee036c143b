import type { Db, Tx } from '@selah/kit/db'
import type { Vault, WrappedKey } from '@selah/kit/vault'
import type { PrayerRequest } from '@selah/prayer-engine/prayer'
import type { GenerationResult } from '../domain/generation.ts'
import type { PrayerContent } from '../domain/journal.ts'
import type { ReportContent } from '../domain/report.ts'

// Every column with a person's words goes through here: JSON, sealed with the person's own key. Only repositories use it.

const USES = {
  request: 'generations.request',
  result: 'generations.result',
  content: 'prayers.content',
  token: 'shares.token',
  report: 'reports.report',
  sharedReport: 'shared_reports.report',
} as const

interface Words {
  readonly request: PrayerRequest
  readonly result: GenerationResult
  readonly content: PrayerContent
  readonly token: string
  readonly report: ReportContent
  readonly sharedReport: ReportContent
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
  const sealed = sealedIn(rows)
  // Rows without words need no key.
  const texts = sealed.length > 0 ? await vault.open(db, userId, sealed) : []
  return toRows(rows, sealed, texts)
}

/** The same with the key, which was read together with the rows. */
export function openWordsWith<Given extends Sealed>(
  vault: Vault,
  key: WrappedKey | undefined,
  userId: string,
  rows: readonly Given[],
): Opened<Given>[] {
  const sealed = sealedIn(rows)
  return toRows(rows, sealed, vault.openWith(key, userId, sealed))
}

interface SealedText {
  readonly nth: number
  readonly column: Use
  readonly use: string
  readonly text: string
}

function sealedIn(rows: readonly Sealed[]): SealedText[] {
  return rows.flatMap((row, nth) =>
    COLUMNS.flatMap((column) => {
      const text = row[column]
      return text ? [{ nth, column, use: USES[column], text }] : []
    }),
  )
}

const COLUMNS = Object.keys(USES) as Use[]

function toRows<Given extends Sealed>(
  rows: readonly Given[],
  sealed: readonly SealedText[],
  texts: readonly string[],
): Opened<Given>[] {
  const opened: Record<string, unknown>[] = rows.map(() => ({}))
  for (const [index, { nth, column }] of sealed.entries()) {
    const row = opened[nth]
    if (row) row[column] = JSON.parse(texts[index] ?? 'null')
  }
  return opened as Opened<Given>[]
}
