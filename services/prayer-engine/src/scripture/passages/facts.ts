import type { PassageVoice, Reference } from '../../prayer.ts'
import type { Circumstance } from './circumstances.ts'

export interface PassageFacts {
  readonly voice: PassageVoice
  /** 'glad' would jar with a heavy heart, 'sore' with a light one. Without it, for any mood. */
  readonly bears?: 'glad' | 'sore'
  /** Circumstances in which these words hurt, blame, or promise what is not promised. */
  readonly notWhen?: readonly Circumstance[]
  /** Said of one kind of life, and strange anywhere else. */
  readonly onlyWhen?: readonly Circumstance[]
}

export type Facts = Readonly<Record<Reference, PassageFacts>>

/** Loud joy and answered prayer are hard to hear for these. */
export const IN_SORROW = ['bereaved', 'abused', 'illness-without-cure', 'childless', 'despair'] as const

/** Words about one's own sin, which would blame somebody who was hurt by another. */
export const HURT_BY_OTHERS = ['abused', 'wronged', 'mistreated', 'bereaved'] as const
