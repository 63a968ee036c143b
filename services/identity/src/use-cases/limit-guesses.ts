import { setTimeout as delay } from 'node:timers/promises'
import type { Refusal } from '@selah/kit/errors'
import type { IdentityDeps } from '../deps.ts'
import { delayMs, isTooMany, WRONG_CODES_AN_HOUR, wrongPasswordsMax } from '../domain/limits.ts'
import {
  InvalidCredentials,
  OtpExpired,
  ReauthenticationNotValid,
  TooManyCodes,
  TooManyPasswords,
} from '../errors.ts'
import { type Asked, hereOf, isKnownPlace } from './known-place.ts'

/**
 * Judges a password, and counts it when it is wrong: alike whether or not the address has an account. Strangers get
 * slower answers and fewer tries, but the first try from any place is judged. Throws `over_request_rate_limit`.
 */
export async function limitPasswords<Result>(
  deps: IdentityDeps,
  asked: Asked,
  judge: () => Promise<Result>,
): Promise<Result> {
  const { counters } = deps
  const here = hereOf(asked)
  const isKnown = await isKnownPlace(deps, asked)
  const before = isKnown ? 0 : await counters.read('passwords-of-strangers', asked.email)
  // Counted before it is judged: many tries at once must not all find the same count.
  const { count, resetsInS } = await counters.add('passwords-here', here)
  if (count > wrongPasswordsMax(isKnown, before)) throw new TooManyPasswords(resetsInS)
  if (!isKnown) {
    const byStrangers = await counters.add('passwords-of-strangers', asked.email)
    await delay(delayMs(byStrangers.count))
  }
  const giveBackOfStrangers = async () => {
    if (!isKnown) await counters.giveBack('passwords-of-strangers', asked.email)
  }
  const result = await giveBackUnlessWrong([InvalidCredentials], judge, async () => {
    await counters.giveBack('passwords-here', here)
    await giveBackOfStrangers()
  })
  await giveBackOfStrangers()
  // Only a session starts the count again. Other right answers, such as for a sign-up of one's own, do not.
  await counters.forget('passwords-here', here)
  return result
}

/**
 * Judges six digits, and counts them when they are wrong, for all mails to one address together. Strangers cannot use
 * up the tries of a place that the person uses. Throws `over_request_rate_limit`.
 */
export async function limitCodes<Result>(
  deps: IdentityDeps,
  asked: Asked,
  judge: () => Promise<Result>,
): Promise<Result> {
  const here = hereOf(asked)
  const all = (await isKnownPlace(deps, asked)) ? here : asked.email
  return limit(deps, all, here, judge)
}

const WRONG_CODE = [OtpExpired, ReauthenticationNotValid]

/** The same for a person who is signed in. */
export async function limitCodesOf<Result>(
  deps: IdentityDeps,
  userId: string,
  judge: () => Promise<Result>,
): Promise<Result> {
  return limit(deps, userId, userId, judge)
}

async function limit<Result>(
  { counters }: IdentityDeps,
  all: string,
  here: string,
  judge: () => Promise<Result>,
): Promise<Result> {
  const inAll = await counters.add('codes', all)
  const fromHere = here === all ? inAll : await counters.add('codes', here)
  const giveBack = async () => {
    for (const key of new Set([all, here])) await counters.giveBack('codes', key)
  }
  if (isTooMany(inAll.count, fromHere.count, WRONG_CODES_AN_HOUR)) {
    // Only codes that are judged count: a stranger who goes on must not use up what is left for others.
    await giveBack()
    throw new TooManyCodes(inAll.resetsInS)
  }
  const result = await giveBackUnlessWrong(WRONG_CODE, judge, giveBack)
  await giveBack()
  return result
}

/** Calls `giveBack` when the work fails for another reason than the secret. */
async function giveBackUnlessWrong<Result>(
  wrong: readonly Refusal[],
  judge: () => Promise<Result>,
  giveBack: () => Promise<void>,
): Promise<Result> {
  try {
    return await judge()
  } catch (error) {
    const isWrong = wrong.some((refusal) => error instanceof refusal)
    if (!isWrong) await giveBack()
    throw error
  }
}
