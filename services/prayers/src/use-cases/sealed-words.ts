import type { Db, Tx } from '@selah/kit/db'
import type { PrayerRequest } from '@selah/prayer-engine/prayer'
import type { PrayersDeps } from '../deps.ts'
import type { GenerationResult } from '../domain/generation.ts'
import type { PrayerContent } from '../domain/journal.ts'

// Everything of a person's words that is kept goes through here: JSON, sealed with the person's own key.

const USES = {
  request: 'generations.request',
  result: 'generations.result',
  content: 'prayers.content',
  token: 'shares.token',
} as const

type Vault = Pick<PrayersDeps, 'vault'>

export const sealRequest = (deps: Vault, db: Db | Tx, userId: string, request: PrayerRequest) =>
  seal(deps, db, userId, USES.request, request)

export const openRequest = async (deps: Vault, db: Db | Tx, userId: string, sealed: string) =>
  only(await open<PrayerRequest>(deps, db, userId, USES.request, [sealed]))

export const sealResult = (deps: Vault, db: Db | Tx, userId: string, result: GenerationResult) =>
  seal(deps, db, userId, USES.result, result)

export const openResult = async (deps: Vault, db: Db | Tx, userId: string, sealed: string) =>
  only(await openResults(deps, db, userId, [sealed]))

export const openResults = (deps: Vault, db: Db | Tx, userId: string, sealed: readonly string[]) =>
  open<GenerationResult>(deps, db, userId, USES.result, sealed)

export const sealContent = (deps: Vault, db: Db | Tx, userId: string, content: PrayerContent) =>
  seal(deps, db, userId, USES.content, content)

export const openContents = (deps: Vault, db: Db | Tx, userId: string, sealed: readonly string[]) =>
  open<PrayerContent>(deps, db, userId, USES.content, sealed)

export const openContent = async (deps: Vault, db: Db | Tx, userId: string, sealed: string) =>
  only(await openContents(deps, db, userId, [sealed]))

export const sealToken = (deps: Vault, db: Db | Tx, userId: string, token: string) =>
  seal(deps, db, userId, USES.token, token)

export const openToken = async (deps: Vault, db: Db | Tx, userId: string, sealed: string) =>
  only(await open<string>(deps, db, userId, USES.token, [sealed]))

async function seal(deps: Vault, db: Db | Tx, userId: string, use: string, value: unknown): Promise<string> {
  return only(await deps.vault.seal(db, userId, [{ use, text: JSON.stringify(value) }]))
}

async function open<Words>(deps: Vault, db: Db | Tx, userId: string, use: string, sealed: readonly string[]) {
  const texts = await deps.vault.open(
    db,
    userId,
    sealed.map((text) => ({ use, text })),
  )
  return texts.map((text) => JSON.parse(text) as Words)
}

function only<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('expected one sealed text')
  return item
}
