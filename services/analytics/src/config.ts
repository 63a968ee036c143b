import { serviceSettings, tokenSettings } from '@selah/kit/config'
import Type, { type Static } from 'typebox'

// No vault and no key of its own: nothing here is anybody's words, and nothing here calls another service.
const { VAULT_KEYS: _noVault, ...ownSettings } = serviceSettings
const { IDENTITY_URL, TOKEN_ISSUER } = tokenSettings

export const AnalyticsSettings = Type.Object({ ...ownSettings, IDENTITY_URL, TOKEN_ISSUER })
export type AnalyticsConfig = Static<typeof AnalyticsSettings>
