import { Fragment, type ReactNode } from 'react'
import type { Citation } from '../../api/types.ts'
import type { Paragraph } from './paragraphs.ts'
import { partName } from './part-names.ts'
import { prayerLines } from './prayer-lines.ts'
import classes from './prayer-text.module.css'
import { segmentsOf } from './segments.ts'

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
