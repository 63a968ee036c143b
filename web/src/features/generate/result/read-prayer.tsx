import { Button } from '@mantine/core'
import type { Citation } from '../../../api/types.ts'
import { ReadInChapter } from '../../../prayer/chapter/read-in-chapter.tsx'
import { PrayerText } from '../../../prayer/text/prayer-text.tsx'
import { Verse } from '../../../prayer/text/verse.tsx'
import classes from './read-prayer.module.css'
import type { Edit } from './use-edit.ts'
import { paragraphsOfWording, type Wording } from './wording.ts'

interface ReadPrayerProps {
  wording: Wording
  citations: readonly Citation[]
  shape: boolean
  edit: Edit
  /** It is being saved as it stands. */
  isLocked: boolean
}

/** The prayer to be read, and prayed. Its verses stand where they are prayed, once, with their source. */
export function ReadPrayer({ wording, citations, shape, edit, isLocked }: ReadPrayerProps) {
  return (
    <>
      <article
        data-print
        aria-label="Prayer"
        tabIndex={-1}
        ref={edit.hasEnded ? focusIt : undefined}
        className={classes.prayer}
      >
        <PrayerText
          paragraphs={paragraphsOfWording(wording)}
          citations={citations}
          shape={shape}
          renderVerse={(citation) => (
            <Verse citation={citation}>
              <ReadInChapter reference={citation.reference} />
            </Verse>
          )}
        />
      </article>
      {edit.isMade && (
        <p className={classes.own}>
          Some of these words are your own.
          {!isLocked && (
            <Button variant="subtle" onClick={edit.takeBack}>
              Back to the prayer as it was written
            </Button>
          )}
        </p>
      )}
    </>
  )
}

function focusIt(prayer: HTMLElement | null): void {
  prayer?.focus()
}
