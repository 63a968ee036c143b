let arrived = false

/**
 * A ref for a page's heading: a new page or step is announced by it. The first one is not, because nobody
 * came from anywhere.
 */
export function focusUnlessFirst(heading: HTMLElement | null): void {
  if (heading === null) return
  if (arrived) heading.focus()
  arrived = true
}
