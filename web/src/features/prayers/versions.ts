import type { PrayerRequest, RewriteChange, Rewrites } from '../../api/types.ts'

/** One writing of a prayer: the first one, or the same again with something changed. */
export interface PrayerVersion {
  /** Asking again with the same key gives the same words, and costs nothing (24 h). */
  readonly key: string
  /** What was asked for, with everything that was changed since. */
  readonly request: PrayerRequest
  /** Absent for the first writing. */
  readonly rewrite?: { readonly of: string; readonly change: RewriteChange }
  /** Milliseconds since 1970. */
  readonly askedAt: number
  /** `asked` also while the line is broken and nobody knows; `refused` is over. */
  readonly state: 'asked' | 'finished' | 'refused'
  /** Counts the tries after a broken line. */
  readonly attempt: number
  /** The person's own words in the places of the written ones, in their order. */
  readonly edit?: readonly string[]
  /** It is in the journal: after it had waited for the connection, or its owner had left the page. */
  readonly saved?: true
}

/** A prayer that is not saved yet, in all its versions, oldest first. */
export interface KeptPrayer {
  readonly userId: string
  readonly versions: readonly PrayerVersion[]
  /** Which version the person wants to read, once it is finished. */
  readonly shown: number
  /** As the server said last. */
  readonly rewrites?: Rewrites
  /** The prayer before, not saved either: it comes back when this one does not come to be. */
  readonly before?: KeptPrayer
}

// Under the server's 24 hours, so that a key is never asked with after the server has forgotten it.
const ASKABLE_MS = 23 * 60 * 60 * 1000

/** Asking with its key would be asking for a new prayer. What is finished can still be read here, and saved. */
export function isKeyOld({ askedAt }: PrayerVersion, now = Date.now()): boolean {
  return now - askedAt >= ASKABLE_MS
}

/** The version on the screen: the chosen one, or else the newest that is whole. */
export function shownVersion({ versions, shown }: KeptPrayer): PrayerVersion | undefined {
  const chosen = versions[shown]
  return chosen?.state === 'finished' ? chosen : versions.findLast(({ state }) => state === 'finished')
}

export function isBeingWritten(prayer: KeptPrayer | undefined): boolean {
  return prayer?.versions.at(-1)?.state === 'asked'
}

/** Asked for the first time. The same words after a broken line are the same prayer; anything else is a new one. */
export function asked(kept: KeptPrayer | undefined, userId: string, request: PrayerRequest): KeptPrayer {
  const [earlier, ...others] = kept?.versions ?? []
  if (earlier && mayTryAgain(earlier) && others.length === 0 && isSame(earlier.request, request))
    return { ...kept, userId, versions: [tried(earlier)], shown: 0 }
  const before = kept && dropped(kept)
  return { userId, versions: [newVersion({ request })], shown: 0, ...(before && { before }) }
}

/** Asked again, for another version of a finished one. */
export function askedAgain(
  kept: KeptPrayer,
  from: PrayerVersion,
  rewrite: { readonly of: string; readonly change: RewriteChange },
): KeptPrayer {
  const { length = from.request.length, tone = from.request.tone } = rewrite.change
  const request = { ...from.request, ...(length && { length }), ...(tone && { tone }) }
  const finished = withoutUnfinished(kept)
  const latest = kept.versions.at(-1)
  const isSecondTry = latest && mayTryAgain(latest) && isSame(latest.rewrite, rewrite)
  const next = isSecondTry ? tried(latest) : newVersion({ request, rewrite })
  return { ...kept, versions: [...finished, next] }
}

/** The version with this key is whole, and is what one reads now. */
export function finished(kept: KeptPrayer, key: string, rewrites: Rewrites | undefined): KeptPrayer {
  const index = kept.versions.findIndex((version) => version.key === key)
  if (index === -1) return kept
  const isNew = kept.versions[index]?.state !== 'finished'
  const { before: _replaced, ...whole } = changed(kept, key, { state: 'finished' })
  return { ...whole, shown: isNew ? index : kept.shown, ...(rewrites && { rewrites }) }
}

/** The version with this key is not to be had, unless it is there; `isLast` when no other can be asked for either. */
export function refused(kept: KeptPrayer, key: string, isLast = false): KeptPrayer {
  if (kept.versions.some((version) => version.key === key && version.state === 'finished')) return kept
  const without = changed(kept, key, { state: 'refused' })
  return isLast && kept.rewrites ? { ...without, rewrites: { ...kept.rewrites, left: 0 } } : without
}

/** The version with this key is in the journal. */
export function saved(kept: KeptPrayer, key: string): KeptPrayer {
  return changed(kept, key, { saved: true })
}

/** What was begun and is not wanted any more is gone; what was finished before it is left, if anything was. */
export function dropped(kept: KeptPrayer): KeptPrayer | undefined {
  const versions = withoutUnfinished(kept)
  return versions.length > 0 ? { ...kept, versions } : kept.before
}

/** As it is found after a while: what was refused is over. */
export function settled(kept: KeptPrayer): KeptPrayer | undefined {
  return kept.versions.at(-1)?.state === 'refused' ? dropped(kept) : kept
}

/** Another of the finished versions, by how far it is from the one on the screen; the same where there is none. */
export function stepped(kept: KeptPrayer, by: -1 | 1): KeptPrayer {
  const versions = withoutUnfinished(kept)
  const now = versions.findIndex(({ key }) => key === shownVersion(kept)?.key)
  return versions[now + by] ? { ...kept, versions, shown: now + by } : kept
}

/** The person's own words for one version; undefined takes them back. */
export function edited(kept: KeptPrayer, key: string, edit: readonly string[] | undefined): KeptPrayer {
  const versions = kept.versions.map((version) => {
    if (version.key !== key) return version
    const { edit: _earlier, ...asWritten } = version
    return edit ? { ...asWritten, edit } : asWritten
  })
  return { ...kept, versions }
}

function changed(
  kept: KeptPrayer,
  key: string,
  change: Partial<Pick<PrayerVersion, 'state' | 'saved'>>,
): KeptPrayer {
  const versions = kept.versions.map((version) => (version.key === key ? { ...version, ...change } : version))
  return { ...kept, versions }
}

function withoutUnfinished({ versions }: KeptPrayer): readonly PrayerVersion[] {
  return versions.filter(({ state }) => state === 'finished')
}

function newVersion(wish: Pick<PrayerVersion, 'request' | 'rewrite'>): PrayerVersion {
  return { ...wish, key: crypto.randomUUID(), askedAt: Date.now(), state: 'asked', attempt: 0 }
}

function mayTryAgain(version: PrayerVersion): boolean {
  return version.state === 'asked' && !isKeyOld(version)
}

function tried(version: PrayerVersion): PrayerVersion {
  return { ...version, attempt: version.attempt + 1 }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
