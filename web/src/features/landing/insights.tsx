import { Button, Container } from '@mantine/core'
import { Link } from 'react-router-dom'
import { articlePath, paths } from '../../paths.ts'
import { longDate } from '../../ui/format.ts'
import { type Quotation, quotations, TRANSLATION } from '../../ui/quotations.tsx'
import classes from './insights.module.css'
import psalmsClasses from './psalms.module.css'
import { Section } from './sections.tsx'

/** An article of the blog, as the landing page announces it. */
export interface Teaser {
  readonly id: string
  readonly category: 'Prayer Guide' | 'Spiritual Growth' | 'Life & Faith'
  readonly title: string
  readonly excerpt: string
  /** As in 2025-10-24. */
  readonly date: string
}

export function Insights({ teasers }: { teasers: readonly Teaser[] }) {
  return (
    <Section
      title="Prayer Insights & Guidance"
      subtitle="Resources to enrich your prayer life and spiritual journey"
      quiet
    >
      <ul className={classes.teasers}>
        {teasers.map(({ id, category, title, excerpt, date }) => (
          <li key={id} className={classes.teaser}>
            <p className={classes.category}>{category}</p>
            <h3 className={classes.title}>
              <Link to={articlePath(id)} className={classes.link}>
                {title}
              </Link>
            </h3>
            <p className={classes.excerpt}>{excerpt}</p>
            <p className={classes.foot}>
              <time dateTime={date}>{longDate(date)}</time>
              <svg aria-hidden="true" viewBox="0 0 24 24" className={classes.arrow}>
                <path d="M5 12h13.500M13 6l6 6-6 6" />
              </svg>
            </p>
          </li>
        ))}
      </ul>
      <p className={classes.more}>
        <Button component={Link} to={paths.blog} variant="default">
          Explore More Devotions
        </Button>
      </p>
    </Section>
  )
}

/** What others prayed before us. The first one gave the product its name. */
export function Psalms() {
  return (
    <section aria-labelledby="psalms" className={psalmsClasses.psalms}>
      <Container size={1080}>
        <h2 id="psalms" className={psalmsClasses.title}>
          Old words, still standing
        </h2>
        <Verse quotation={quotations.pourOut} lead />
        <div className={psalmsClasses.others}>
          <Verse quotation={quotations.brokenHeart} />
          <Verse quotation={quotations.rock} />
        </div>
        <p className={psalmsClasses.translation}>All from the {TRANSLATION}.</p>
      </Container>
    </section>
  )
}

function Verse({ quotation: { reference, text }, lead = false }: { quotation: Quotation; lead?: boolean }) {
  return (
    <figure className={psalmsClasses.verse} data-lead={lead || undefined}>
      <blockquote className={psalmsClasses.words}>{text}</blockquote>
      <figcaption className={psalmsClasses.reference}>{reference} (KJV)</figcaption>
    </figure>
  )
}
