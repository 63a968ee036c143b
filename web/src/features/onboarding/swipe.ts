export interface TouchPoint {
  readonly clientX: number
  readonly clientY: number
}

const SHORTEST_PX = 48

/** A finger that went further sideways than up or down; anything else is scrolling. */
export function swipeBetween(
  start: TouchPoint | undefined,
  end: TouchPoint | undefined,
): 'left' | 'right' | undefined {
  if (!start || !end) return undefined
  const across = end.clientX - start.clientX
  const down = end.clientY - start.clientY
  if (Math.abs(across) < SHORTEST_PX || Math.abs(across) < 2 * Math.abs(down)) return undefined
  return across < 0 ? 'left' : 'right'
}
