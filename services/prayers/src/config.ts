import { settingsFor } from '@selah/kit/service/needs'
import Type, { type Static } from 'typebox'

export const needs = ['database', 'events', 'vault', 'people', 'identity', 'callers'] as const

export const settings = settingsFor(needs, {
  /** Where billing answers inside the system. Empty: it is not asked, and its events alone say who is premium. */
  BILLING_URL: Type.String({ default: '' }),
  /** With a key, prayers are written by a model; without one, by the composer that is built in. */
  OPENAI_API_KEY: Type.Optional(Type.String()),
  OPENAI_BASE_URL: Type.Optional(Type.String({ pattern: '^https?://' })),
  OPENAI_MODEL: Type.String({ default: 'gpt-5-mini' }),
  /** How long the model may think before it writes; a long thought costs the first-token patience of 15 s. */
  OPENAI_REASONING_EFFORT: Type.Optional(Type.Enum(['minimal', 'low', 'medium', 'high'])),
  /** Once a day's prayers have cost this, the composer writes the rest. */
  OPENAI_DAILY_USD_MAX: Type.Number({ minimum: 0, default: 20 }),
  /**
   * How much the model writes for one person in 24 hours that costs them nothing: in crisis, written again, or cancelled
   * in time. After that the composer writes it; nobody is refused.
   */
  OPENAI_FREE_PRAYERS_DAILY_MAX: Type.Integer({ minimum: 0, default: 20 }),
  OPENAI_INPUT_USD_PER_MILLION: Type.Number({ minimum: 0, default: 0.25 }),
  OPENAI_OUTPUT_USD_PER_MILLION: Type.Number({ minimum: 0, default: 2 }),
  /** How many prayers one process writes at a time; more are refused with 503. The composer writes some 40 a second. */
  WRITINGS_MAX: Type.Integer({ minimum: 1, default: 200 }),
  /** How many event streams one process keeps open. */
  STREAMS_MAX: Type.Integer({ minimum: 1, default: 1_000 }),
  /** The same for one person: as many as the gateway lets them open in a minute. */
  STREAMS_PER_PERSON_MAX: Type.Integer({ minimum: 1, default: 20 }),
  /** How a prayer closes before its Amen. Empty for none. */
  PRAYER_CLOSING: Type.String({ default: 'in Jesus’ name' }),
  UNSAVED_KEPT_DAYS: Type.Integer({ minimum: 1, maximum: 30, default: 7 }),
})
export type PrayersConfig = Static<typeof settings>
