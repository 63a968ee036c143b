import { createHash, randomBytes } from 'node:crypto'
import type { Category, Citation, PartKind } from '@selah/prayer-engine/prayer'
import type { Prayer } from './journal.ts'
import { situationWithoutName, withoutName } from './share-name.ts'
import { withoutSituation } from './share-situation.ts'

/** What a link shows besides the prayer. Neither unless its owner ticks it. */
export interface ShareOptions {
  readonly showsName: boolean
  readonly showsSituation: boolean
}

/** A link to one prayer, as its owner sees it. */
export interface Share extends ShareOptions {
  readonly token: string
  readonly createdAt: Date
}

/** What anybody with the link reads. */
export interface SharedPrayer {
  readonly prayerText: string
  readonly citations: readonly Citation[]
  readonly partKinds?: readonly PartKind[]
  readonly category: Category
  readonly name?: string
  readonly situation?: string
}

/** A link nobody can guess: 128 random bits. */
export function newShareToken(): string {
  return randomBytes(16).toString('base64url')
}

/** What is kept of a link to find it by. The link has enough randomness of its own, so a plain hash will do. */
export function hashShareToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** The prayer; its words tell neither the recipient's name nor the situation, unless they are to be shown. */
export function toShared({ category, content }: Prayer, options: ShareOptions): SharedPrayer {
  const { prayerText, citations, partKinds, recipient, situation } = content
  const { showsName, showsSituation } = options
  const hidden = showsName ? undefined : recipient.name
  const told = showsSituation ? prayerText : withoutSituation(content)
  return {
    prayerText: hidden ? withoutName(told, hidden) : told,
    citations,
    category,
    ...(partKinds && { partKinds }),
    ...(showsName && recipient.name && { name: recipient.name }),
    ...(showsSituation &&
      situation && { situation: hidden ? situationWithoutName(situation, hidden) : situation }),
  }
}
