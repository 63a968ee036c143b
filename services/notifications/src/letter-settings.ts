import Type from 'typebox'

/** What the letter and the daily Psalm are told. */
export const letterSettings = {
  /** Signs reports of bounces and complaints; two while one replaces the other, separated by a comma. Empty: none is taken. */
  MAIL_EVENTS_SECRET: Type.String({ default: '' }),
  /** How many letters each worker sends in a second. */
  LETTERS_PER_SECOND: Type.Integer({ minimum: 1, maximum: 100_000, default: 20 }),
}
