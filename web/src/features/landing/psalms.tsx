import { Container } from '@mantine/core'
import { type Quotation, quotations, TRANSLATION } from '../../ui/quotations.ts'
import classes from './psalms.module.css'

/** What others prayed before us. The first one gave the product its name. */
export function Psalms() {
  return (
    <section aria-labelledby="psalms" className={classes.psalms}>
      <Container size={1080}>
        <h2 id="psalms" className={classes.title}>
          Old words, still standing
        </h2>
        <Verse quotation={quotations.pourOut} lead />
        <div className={classes.others}>
          <Verse quotation={quotations.brokenHeart} />
          <Verse quotation={quotations.rock} />
        </div>
        <p className={classes.translation}>All from the {TRANSLATION}.</p>
      </Container>
    </section>
  )
}

function Verse({ quotation: { reference, text }, lead = false }: { quotation: Quotation; lead?: boolean }) {
  return (
    <figure className={classes.verse} data-lead={lead || undefined}>
      <blockquote className={classes.words}>{text}</blockquote>
      <figcaption className={classes.reference}>{reference} (KJV)</figcaption>
    </figure>
  )
}
