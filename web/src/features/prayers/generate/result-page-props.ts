import type { Generation, RewriteChange } from '../../../api/types.ts'
import type { KeptPrayer, PrayerVersion } from '../versions.ts'
import type { Composition } from './composition.ts'

export interface ResultPageProps {
  prayer: KeptPrayer
  version: PrayerVersion
  composition: Composition
  written: Generation
  /** Why the prayer could not be written again; it is the one before that stands here. */
  refusal: string | undefined
  onRewrite: (of: string, change: RewriteChange) => void
  onStep: (by: -1 | 1) => void
  onAnother: () => void
}
