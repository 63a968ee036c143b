import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { TRANSLATION, versesOfTheDay } from '../../ui/quotations.tsx'
import { indexOfTheDay } from './day-of-year.ts'
import classes from './footer-verse.module.css'

/**
 * The verse of this date where the person is; without script, and until it runs, the first. All of them lie in one
 * place and one is seen, so the banner is as tall as the tallest and nothing moves.
 */
export function FooterVerse() {
  const hydrated = useHydrated()
  const today = hydrated ? indexOfTheDay(new Date(), versesOfTheDay.length) : 0
  return (
    <section aria-label="Verse of the day" className={classes.banner}>
      {versesOfTheDay.map(({ reference, text }, index) => (
        <figure key={reference} className={classes.verse} data-today={index === today || undefined}>
          <blockquote className={classes.words}>{text}</blockquote>
          <figcaption className={classes.reference}>
            {reference} ({TRANSLATION})
          </figcaption>
        </figure>
      ))}
    </section>
  )
}
