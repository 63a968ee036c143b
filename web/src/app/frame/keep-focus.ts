/** Parts of a page with a name or a meaning of their own: where somebody is when the control they pressed is gone. */
const HOME = 'section, article, dialog, [role="dialog"], main'
const DIALOG = 'dialog, [role="dialog"]'

/** The page that comes, or the part that stays, may have a better place in mind. */
const AFTER_OTHERS_MS = 50
/** A dialog that closes brings the focus back itself, on a slow device some frames later. */
const AFTER_DIALOG_MS = 500

/**
 * A control often goes away with what it did: the card with its Delete button, the form with its Save. Then the focus
 * would be nobody's, and the keyboard would begin at the top of the page again. It goes to the nearest part of the
 * page that is still there instead.
 */
export function keepFocus(): void {
  let held: readonly Element[] = []
  // Behind a dialog lies what opened it, which can be gone before the dialog brings anybody back.
  let behind: readonly Element[] = []
  const hold = (target: EventTarget | null) => {
    const parts = target instanceof Element ? [target, ...partsAround(target)] : []
    const dialog = parts.find((part) => part.matches(DIALOG))
    if (!dialog) behind = []
    else if (!held.includes(dialog)) behind = held
    held = [...parts, ...behind]
  }
  // Somebody may have been quicker than this.
  if (!isNowhere()) hold(document.activeElement)

  document.addEventListener('focusin', ({ target }) => hold(target))
  document.addEventListener('focusout', ({ target }) => {
    // A press beside everything lets the focus go. What is removed or rests is let go by the browser itself.
    setTimeout(() => {
      const [last] = held
      if (last === target && last?.isConnected && !last.matches(':disabled') && isNowhere()) held = []
    })
  })
  new MutationObserver(() => {
    if (held[0]?.isConnected !== false || !isNowhere()) return
    const parts = held.slice(1)
    held = []
    const isDialogGone = parts.some((part) => !part.isConnected && part.matches(DIALOG))
    setTimeout(
      () => {
        const home = parts.find((part) => part.isConnected) ?? document.querySelector('main')
        if (isNowhere() && home instanceof HTMLElement) focusPart(home)
      },
      isDialogGone ? AFTER_DIALOG_MS : AFTER_OTHERS_MS,
    )
  }).observe(document.body, { childList: true, subtree: true })
}

function partsAround(target: Element): readonly Element[] {
  const part = target.parentElement?.closest(HOME)
  return part ? [part, ...partsAround(part)] : []
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

function focusPart(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1
  part.focus({ preventScroll: true })
}
