import { Container, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useConfig } from '../../api/config.ts'
import { facts, howToExportOrDelete } from '../../facts.ts'
import { longDate } from '../../ui/format.ts'
import { WithSupportLink } from '../../ui/names.tsx'
import { focusUnlessFirst, PageHead } from '../../ui/page/page.tsx'
import classes from './legal-page.module.css'

interface LegalPageProps {
  title: string
  description: string
  /** The whole in a few lines, before the whole. */
  inShort: readonly ReactNode[]
  sections: readonly LegalSection[]
}

/** A text one has to be able to find one's way in: in short, its contents, its numbered sections. */
export function LegalPage({ title, description, inShort, sections }: LegalPageProps) {
  return (
    <Container size={1000} className={classes.page}>
      <PageHead title={title} description={description} />
      <article data-print>
        <header className={classes.head}>
          <Title order={1} tabIndex={-1} id="top" ref={focusUnlessFirst}>
            {title}
          </Title>
          <p className={classes.updated}>
            Last updated: <time dateTime={facts.textsUpdated}>{longDate(facts.textsUpdated)}</time>
          </p>
          <section aria-labelledby="in-short" className={classes.inShort}>
            <Title order={2} id="in-short">
              In short
            </Title>
            <ul>
              {inShort.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
                <li key={index}>{line}</li>
              ))}
            </ul>
          </section>
        </header>
        <div className={classes.columns}>
          <Contents sections={sections} />
          <div className={classes.text}>
            {sections.map(({ id, title: name, text }, index) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`}>
                <Title order={2} id={`${id}-title`}>
                  {index + 1}. {name}
                </Title>
                {text}
              </section>
            ))}
            <p className={classes.toTop}>
              <a href="#top">Back to Top</a>
            </p>
          </div>
        </div>
      </article>
    </Container>
  )
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-label="On this page" className={classes.contents}>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export interface LegalSection {
  /** The end of its address: /terms#id */
  readonly id: string
  readonly title: string
  readonly text: ReactNode
}

export function ExportOrDelete() {
  return <WithSupportLink text={howToExportOrDelete(useConfig().supportEmail)} />
}
