import type { TSchema } from 'typebox'

/** What a setting is when nobody sets it. */
export function defaultOf(setting: TSchema): unknown {
  return 'default' in setting ? setting.default : undefined
}
