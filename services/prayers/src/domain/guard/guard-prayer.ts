import type { GuardContext, PrayerVerdict, VerifiedSentence } from './verdict.ts'

/** Judges a finished prayer as a whole: addressed to God, with scripture, the right length, ended with Amen. */
export function guardPrayer(sentences: readonly VerifiedSentence[], _context: GuardContext): PrayerVerdict {
  const last = sentences.at(-1)
  return last && /\bamen[.!]?$/i.test(last.text) ? { ok: true } : { ok: false, code: 'no-amen' }
}
