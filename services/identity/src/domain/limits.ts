// How often secrets may be guessed and mails asked for. Why these rules: services/decisions/0012-limits-lock-nobody-out.md.

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/** What is counted, and for how long. */
export const COUNTED_FOR_S = {
  /** Wrong passwords for one account from one place. */
  'passwords-here': 15 * MINUTE_S,
  /** Wrong passwords for one account from all places that its owner does not use. */
  'passwords-of-strangers': HOUR_S,
  codes: HOUR_S,
  'mails-a-minute': MINUTE_S,
  'mails-an-hour': HOUR_S,
} as const

export type Counted = keyof typeof COUNTED_FOR_S

export const MAILS_A_MINUTE_MAX = 1

/** How much of a thing strangers may do together, and how much each place may still do when they have done that. */
export interface Share {
  readonly together: number
  readonly each: number
  readonly atMost: number
}

export const WRONG_CODES_AN_HOUR: Share = { together: 20, each: 3, atMost: 60 }
export const MAILS_AN_HOUR: Share = { together: 6, each: 1, atMost: 30 }

/**
 * Whether one more is too many, when `all` were done in all places and `here` of them in this one. A single place must
 * not use up what everybody has, so others may still do a little. Where only one place counts, both numbers are one.
 */
export function isTooMany(all: number, here: number, { together, each, atMost }: Share): boolean {
  return all > together && (here > each || all > atMost)
}

const WRONG_PASSWORDS_MAX = { atKnownPlace: 20, atNewPlace: 10, underAttack: 3, underHeavyAttack: 1 }
/** That many wrong passwords from strangers in an hour are no person who tries to remember. */
const ATTACK = 20
/** NIST SP 800-63B-4, 3.2.2 allows a hundred consecutive failures for one account. */
const HEAVY_ATTACK = 100

/**
 * How many wrong passwords one place may try in a quarter of an hour. The more strangers try, the fewer each of them
 * gets, but never none: so nobody can lock the owner out. A place that the owner uses keeps its own number.
 */
export function wrongPasswordsMax(isKnownPlace: boolean, byStrangers: number): number {
  if (isKnownPlace) return WRONG_PASSWORDS_MAX.atKnownPlace
  if (byStrangers < ATTACK) return WRONG_PASSWORDS_MAX.atNewPlace
  return byStrangers < HEAVY_ATTACK ? WRONG_PASSWORDS_MAX.underAttack : WRONG_PASSWORDS_MAX.underHeavyAttack
}

/** Strangers notice nothing of this many. */
const AT_ONCE = 10
const FIRST_DELAY_MS = 250
const DELAY_MS_MAX = 5_000

/** How long a password from a new place waits to be judged: twice as long after each further ten wrong ones. */
export function delayMs(byStrangers: number): number {
  if (byStrangers <= AT_ONCE) return 0
  const doublings = Math.floor((byStrangers - AT_ONCE - 1) / 10)
  return Math.min(DELAY_MS_MAX, FIRST_DELAY_MS * 2 ** doublings)
}
