import type { ReactNode } from 'react'
import type { Citation } from '../../api/types.ts'
import { verseLines } from './segments.ts'
import classes from './verse.module.css'

interface VerseProps {
  citation: Citation
  /** What one can do with the passage, beside where it stands. */
  children?: ReactNode
}

/** A passage of scripture, word for word, with where it stands and whose translation it is. */
export function Verse({ citation: { reference, text, translation }, children }: VerseProps) {
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
        <span>
          {reference} ({translation})
        </span>
        {children}
      </figcaption>
    </figure>
  )
}
