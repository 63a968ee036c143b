import type { CrisisKind } from '../src/care/crisis.ts'

/**
 * Situations as people write them, by what they are. Made up, and without any detail of how somebody might do harm.
 * `kind` is what has to be recognised; nothing for what must not alarm.
 */
export interface LabelledGroup {
  readonly name: string
  readonly sign: 'explicit' | 'implied' | 'none'
  readonly kind?: CrisisKind
  readonly about?: 'self' | 'other'
  readonly situations: readonly string[]
}
