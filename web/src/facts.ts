/**
 * What several pages tell people about the product. A promise is written here once; scripts/test/promises.test.ts
 * compares it with what the services do.
 */
export const facts = {
  /** Prayers of a free account, in all. */
  freePrayers: 2,
  /** How long a prayer is held that nobody saved (D-07). */
  unsavedKeptDays: 7,
  /** A report of a prayer is kept this long (D-23). */
  reportKeptDays: 365,
  /** What a visitor typed before signing in stays in their browser this long (D-04). */
  typedBeforeSignInHours: 24,
  /** A deleted prayer can be brought back for this long, and is then removed. */
  undoSeconds: 60,
  /** What became of each reminder is kept this long. */
  deliveriesKeptDays: 90,
  /** Counted page views are kept this long. They say nothing of who looked. */
  pageViewsKeptMonths: 13,
  /** Events between our services, which hold no words, are kept this long. */
  eventsKeptDays: 14,
  /** Entries in the list of pages that stays in the browser (TRK-03). */
  notedOnDeviceMax: 50,
  /** A session nobody used ends after this long. */
  sessionIdleDays: 90,
  /** From which networks somebody signed in, scrambled, is kept this long after the last time. */
  placesKeptDays: 90,
  /** What was typed at a sign-up waits this long for its mail to be answered. */
  signUpKeptMinutes: 60,
  /** Nobody younger may have an account (D-32). */
  ageMin: 13,
  /** Money back, whichever plan (D-01b). */
  guaranteeDays: 30,
  /** An answer to a request about somebody's own data comes within this time. */
  requestAnswerDays: 30,
  /** When the privacy policy and the terms were last changed. */
  textsUpdated: '2025-10-29',
} as const

/** How somebody gets a copy of their data, or has it deleted. */
export function howToExportOrDelete(supportEmail: string): string {
  return `On your account page you can export a copy of your data, and delete your account with everything in it. If you cannot sign in, write to ${supportEmail}: we answer within ${facts.requestAnswerDays} days.`
}
