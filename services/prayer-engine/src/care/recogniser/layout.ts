import { FEATURES } from './features.ts'

// How weights.json holds what was learnt: for each question its scale, then the shares, then the votes.

/**
 * A cry for help or not, asked of a text as it was written; the same asked of a piece of a longer one, of which most are
 * ordinary; and of a cry, whether it tells of abuse.
 */
export const QUESTIONS = ['cry', 'within', 'abuse'] as const
export type Question = (typeof QUESTIONS)[number]

export const BYTES_OF_SCALE = 4
export const BYTES_OF_ONE = BYTES_OF_SCALE + 2 * FEATURES
