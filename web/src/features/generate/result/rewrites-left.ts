import type { Rewrites } from '../../../api/types.ts'

/** How often a prayer can still be written again, in a sentence. */
export function rewritesLeft(rewrites: Rewrites): string {
  const times = rewrites.left === 1 ? 'once more' : `${rewrites.left} more times`
  return `You can have it written again ${times}, until ${clock(rewrites.until)}. It uses none of your prayers.`
}

/** Why it cannot be written again, or nothing when it can. */
export function whyNoRewrite(rewrites: Rewrites, isOver: boolean): string | undefined {
  if (isOver) return `The time for having it written again ended at ${clock(rewrites.until)}. ${STILL}`
  if (rewrites.left === 0) return `It has been written again as often as it can be. ${STILL}`
  return undefined
}

const STILL = 'You can still edit its words yourself, or generate another prayer.'

function clock(time: string): string {
  return new Date(time).toLocaleTimeString('en', { hour: 'numeric', minute: '2-digit' })
}
