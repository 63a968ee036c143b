import { useScrolledPast } from '../../ui/hooks/use-scrolled-past.ts'
import { quotations } from '../../ui/quotations.ts'
import classes from './header-verse.module.css'

const HIDDEN_PAST_PX = 100

/** A running head, as a printed psalter has one: it comes a breath after the page, and goes when one reads on. */
export function HeaderVerse() {
  const hidden = useScrolledPast(HIDDEN_PAST_PX)
  const { reference, text } = quotations.refuge
  return (
    <aside aria-label="From the Psalms" className={classes.verse} data-hidden={hidden || undefined}>
      <span>
        <q className={classes.words}>{text}</q>
      </span>{' '}
      <span className={classes.reference}>{reference} (KJV)</span>
    </aside>
  )
}
