import { useScrolledPast } from '../../ui/hooks/use-scrolled-past.ts'
import classes from './to-top.module.css'

const SHOWN_PAST_PX = 600

/** Back to the heading, for the eyes and for the keyboard. */
export function ToTop() {
  const shown = useScrolledPast(SHOWN_PAST_PX)
  return (
    <button
      type="button"
      aria-label="Back to top"
      className={classes.toTop}
      data-shown={shown || undefined}
      onClick={toTop}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24">
        <path d="M12 19V5.500M6 11l6-6 6 6" />
      </svg>
    </button>
  )
}

function toTop(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.querySelector('h1')?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
}
