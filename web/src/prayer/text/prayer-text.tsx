import { Fragment, type ReactNode } from 'react'
import type { Citation } from '../../api/types.ts'
import { PassageHelp } from '../plain-words/passage-help.tsx'
import keptWordsClasses from './kept-words.module.css'
import classes from './prayer-text.module.css'
import { type Paragraph, paragraphsOf, partName, prayerLines, quotationOf, segmentsOf } from './segments.ts'
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

interface MovementProps {
  paragraph: Paragraph
  citations: readonly Citation[]
  named: boolean
  renderVerse: (citation: Citation) => ReactNode
}

/** One part of a prayer: its words line by line, and its quotations as blocks between them. */
export function Movement({ paragraph: { kind, sentences }, citations, named, renderVerse }: MovementProps) {
  const name = named ? partName(kind) : undefined
  const content = stretchesOf(sentences, citations).map((stretch, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph only grows at its end
    <Fragment key={index}>
      {'citation' in stretch ? (
        <div className={classes.quotation}>{renderVerse(stretch.citation)}</div>
      ) : (
        <Words lines={stretch.lines} />
      )}
    </Fragment>
  ))
  return (
    <div className={classes.movement} data-kind={kind}>
      {name && <p className={classes.name}>{name}</p>}
      {content}
    </div>
  )
}

function Words({ lines }: { lines: readonly string[] }) {
  return (
    <p className={classes.paragraph}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph only grows at its end
        <span key={index} className={classes.line}>
          {line}{' '}
        </span>
      ))}
    </p>
  )
}

type Stretch = { readonly citation: Citation } | { readonly lines: readonly string[] }

/** Neighbouring words are one paragraph, also where they came in several sentences; an empty line parts them. */
function stretchesOf(sentences: readonly string[], citations: readonly Citation[]): readonly Stretch[] {
  const stretches: (Stretch | { lines: string[] })[] = []
  for (const segment of sentences.flatMap((sentence) => segmentsOf(sentence, citations))) {
    if (segment.kind === 'quotation') {
      stretches.push({ citation: segment.citation })
      continue
    }
    const [first = '', ...paragraphs] = segment.text.split(/\n{2,}/)
    const last = stretches.at(-1)
    if (last && 'lines' in last)
      stretches[stretches.length - 1] = { lines: [...last.lines, ...prayerLines(first)] }
    else stretches.push({ lines: prayerLines(first) })
    stretches.push(...paragraphs.map((paragraph) => ({ lines: prayerLines(paragraph) })))
  }
  return stretches
}

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
        <div className={keptWordsClasses.below}>
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
      <PassageHelp citation={citation} />
    </Verse>
  )
}
