import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { TRANSLATION, versesOfTheDay } from '../../ui/quotations.tsx'
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

const DAY_MS = 24 * 60 * 60 * 1000

/** The day of the year where the person is, 1 January = 1. Counted in whole dates, so clock changes do not matter. */
export function dayOfYear(now: Date): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  return (today - Date.UTC(now.getFullYear(), 0, 1)) / DAY_MS + 1
}

/** Which of so many things belongs to this date (FTR-02, D-41). */
export function indexOfTheDay(now: Date, count: number): number {
  return dayOfYear(now) % count
}
