import { serviceSettings, tokenSettings } from '@selah/kit/config'
import Type, { type Static } from 'typebox'

export const prayersSettings = Type.Object({
  ...serviceSettings,
  ...tokenSettings,
  /** With a key, prayers are written by a model; without one, by the composer that is built in. */
  OPENAI_API_KEY: Type.Optional(Type.String()),
  OPENAI_BASE_URL: Type.Optional(Type.String({ pattern: '^https?://' })),
  OPENAI_MODEL: Type.String({ default: 'gpt-5-mini' }),
  /** How a prayer closes before its Amen. Empty for none. */
  PRAYER_CLOSING: Type.String({ default: 'In Jesus’ name' }),
  UNSAVED_KEPT_DAYS: Type.Integer({ minimum: 1, maximum: 30, default: 7 }),
})
export type PrayersConfig = Static<typeof prayersSettings>
