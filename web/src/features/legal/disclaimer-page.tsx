import { Button, Container, Title } from '@mantine/core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { HelpLines } from '../../ui/help-lines.tsx'
import { Product, SupportLink } from '../../ui/names.tsx'
import { focusUnlessFirst, PageHead } from '../../ui/page/page.tsx'
import { TRANSLATION } from '../../ui/quotations.tsx'
import classes from './disclaimer-page.module.css'

/** STA-07. */
export function DisclaimerPage() {
  return (
    <Container size={720} className={classes.page}>
      <PageHead
        title="Disclaimer"
        description="What the prayers on this site are, and what they are not: no revelation, no authority, no replacement for people who help."
      />
      <article data-print>
        <Title order={1} tabIndex={-1} ref={focusUnlessFirst}>
          Disclaimer
        </Title>
        <p className={classes.lead}>
          The prayers on <Product /> are words that software offers you. They are meant to deepen faith, not
          to replace it.
        </p>
        <Title order={2}>No divine revelation</Title>
        <p>
          Nothing written here is a word from God. The software does not know what God thinks of you or plans
          for you, and does not claim to. It never speaks as God. If a line strikes you, weigh it as you would
          weigh a line in a hymn: by scripture, by good sense, and with somebody whose faith you trust.
        </p>
        <Title order={2}>No theological authority</Title>
        <p>
          <Product /> teaches nothing in the name of any church, and settles no question between churches. A
          prayer from here has no authority over you, and none that you could use over somebody else.
        </p>
        <Title order={2}>How it is written</Title>
        <p>
          A prayer is put together by software: by a language model (‘AI’), where one is connected, or by a
          composer of our own. Each sentence is checked before it is shown, and still it can miss the point,
          or say what you would not say. You may leave out or change any line.
        </p>
        <p>
          Scripture is different. It is quoted word for word from the {TRANSLATION}, and which verses are
          quoted is chosen by software. A verse by itself is a small window, so read what stands around it.
        </p>
        <Title order={2}>No promise, and no replacement</Title>
        <p>
          A prayer from here promises no outcome. It is not a replacement for the Bible, for worship with
          others, or for pastoral care. It is no counseling, no medical, legal or financial advice, and no
          emergency service. Please keep to the treatment you are in, and see a person who is trained to help
          when you need one.
        </p>
        <section aria-labelledby="help" className={classes.help}>
          <Title order={2} id="help">
            If you need somebody now
          </Title>
          <HelpLines />
        </section>
        <p>
          If a prayer you were given was wrong or harmful, please tell us: <SupportLink />.
        </p>
      </article>
      <Button component={Link} to={paths.home} mt="lg">
        Back to Home
      </Button>
    </Container>
  )
}
