import type { Citation } from '../../api/types.ts'
import { ReadInChapter } from '../chapter/read-in-chapter.tsx'
import classes from './kept-words.module.css'
import { paragraphsOf } from './paragraphs.ts'
import { PrayerText } from './prayer-text.tsx'
import { quotationOf } from './segments.ts'
import { Verse } from './verse.tsx'

interface KeptWordsProps {
  text: string
  citations: readonly Citation[]
}

/** A prayer that is one text: its verses stand where they are prayed, and what is not prayed in it stands below. */
export function KeptWords({ text, citations }: KeptWordsProps) {
  const flat = text.replaceAll(/\s+/g, ' ')
  const below = citations.filter((citation) => !flat.includes(quotationOf(citation)))
  return (
    <>
      <PrayerText paragraphs={paragraphsOf(text)} citations={citations} renderVerse={renderVerse} />
      {below.length > 0 && (
        <div className={classes.below}>
          {below.map((citation) => (
            <div key={citation.reference}>{renderVerse(citation)}</div>
          ))}
        </div>
      )}
    </>
  )
}

function renderVerse(citation: Citation) {
  return (
    <Verse citation={citation}>
      <ReadInChapter reference={citation.reference} />
    </Verse>
  )
}
