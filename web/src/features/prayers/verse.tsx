import type { Citation } from '../../api/types.ts'
import classes from './verse.module.css'
import { verseLines } from './verse-lines.ts'

/** A passage of scripture, word for word, with where it stands and whose translation it is. */
export function Verse({ citation: { reference, text, translation } }: { citation: Citation }) {
  return (
    <figure className={classes.verse}>
      <blockquote className={classes.words}>
        {verseLines(text).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a quotation never changes its order
          <span key={index} className={classes.line}>
            {line}{' '}
          </span>
        ))}
      </blockquote>
      <figcaption className={classes.reference}>
        {reference} ({translation})
      </figcaption>
    </figure>
  )
}
