import type { Citation } from './prayer.ts'

/** How a quotation stands in a prayer. */
export function quotationOf({ text, reference }: Pick<Citation, 'text' | 'reference'>): string {
  return `“${text}” (${reference}, KJV)`
}

/**
 * What stands in a text as a quotation of ours; where its lines break is free. No two ways lead through it, so that a
 * text made to be slow is read as fast as any other.
 */
export const QUOTATIONS = /“[^“”]*”\s+\([^()]*,\s+KJV\)/g
