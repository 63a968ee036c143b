import type { ReactNode } from 'react'
import type { Citation } from '../../api/types.ts'
import { Movement } from './movement.tsx'
import type { Paragraph } from './paragraphs.ts'
import classes from './prayer-text.module.css'
import { Verse } from './verse.tsx'

interface PrayerTextProps {
  paragraphs: readonly Paragraph[]
  flowing?: boolean
  /** Stand as blocks of their own where they are prayed, so that they need not be read a second time. */
  citations?: readonly Citation[]
  /** Names the part that each paragraph plays. */
  shape?: boolean
  renderVerse?: (citation: Citation) => ReactNode
}

/** The words of a prayer, read as verse. */
export function PrayerText({
  paragraphs,
  flowing = false,
  citations = [],
  shape = false,
  renderVerse = (citation) => <Verse citation={citation} />,
}: PrayerTextProps) {
  return (
    <div className={classes.prayer} data-flowing={flowing || undefined} data-shape={shape || undefined}>
      {paragraphs.map((paragraph, index) => (
        <Movement
          // biome-ignore lint/suspicious/noArrayIndexKey: a prayer only grows at its end
          key={index}
          paragraph={paragraph}
          citations={citations}
          named={shape}
          renderVerse={renderVerse}
        />
      ))}
    </div>
  )
}
