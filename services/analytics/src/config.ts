import type { ConfigOf } from '@selah/kit/service/definition'
import { settingsFor } from '@selah/kit/service/needs'

// No vault and no key of its own: nothing here is anybody's words, and nothing here calls another service.
export const needs = ['database', 'events', 'people', 'callers'] as const
export const settings = settingsFor(needs)
export type AnalyticsConfig = ConfigOf<(typeof needs)[number], Record<never, never>>
