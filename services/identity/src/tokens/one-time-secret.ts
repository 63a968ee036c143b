import { randomBytes, randomInt } from 'node:crypto'

/** What a mail carries: a link's token, and six digits for another device. */
export interface OneTimeSecret {
  readonly linkToken: string
  readonly code: string
}

/** 224 random bits for the link, in the 56 hexadecimal digits the protocol expects. */
export function newOneTimeSecret(): OneTimeSecret {
  return {
    linkToken: randomBytes(28).toString('hex'),
    code: String(randomInt(1_000_000)).padStart(6, '0'),
  }
}

/** The link token of a PKCE flow says so in front. */
const PKCE_PREFIX = 'pkce_'

export function markedAsPkce(linkToken: string): string {
  return `${PKCE_PREFIX}${linkToken}`
}

export function withoutPkceMark(linkToken: string): string {
  return linkToken.startsWith(PKCE_PREFIX) ? linkToken.slice(PKCE_PREFIX.length) : linkToken
}
