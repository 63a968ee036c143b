import { Anchor, Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useConfig } from '../../api/config.ts'
import { facts } from '../../facts.ts'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/page/page.tsx'
import { quotations, TRANSLATION } from '../../ui/quotations.tsx'
import classes from './about-page.module.css'

export function AboutPage() {
  const { product } = useConfig()
  return (
    <Page
      title={`About ${product}`}
      tabTitle="About"
      description={`Why ${product} exists, what we believe about prayer and scripture, and how we are open about the software behind it.`}
    >
      <div className={classes.text}>
        <section aria-labelledby="story">
          <h2 id="story">Our Story</h2>
          <p>
            Many people who stop praying have not stopped believing. They have run out of words. The week was
            long, the news was bad, somebody is ill, and every sentence that comes to mind sounds either too
            small or borrowed.
          </p>
          <p>
            Long before us, people in the same place reached for the Psalms. There are a hundred and fifty of
            them, and they are startlingly frank: fear at three in the morning, anger at God, relief, dull
            waiting, joy that cannot sit still. Generations learned them by heart so that, on the day their
            own words failed, there would be others to stand on.
          </p>
          <p>
            {product} began with a plain question: could somebody who does not know the Psalms by heart still
            find the right one in the hour they need it? You say what is on your heart. The software looks for
            the verses that have been there before you, and shapes a prayer around them. Then it gets out of
            the way, because praying is yours to do.
          </p>
          <figure className={classes.verse}>
            <blockquote>{quotations.pourOut.text}</blockquote>
            <figcaption>
              {quotations.pourOut.reference} ({TRANSLATION})
            </figcaption>
          </figure>
          <p>
            The word at the end of that verse stands seventy-one times in the Psalms, and nobody is certain
            what it means. Many take it for a rest in the music: stop here, let it sound. That is the place we
            would like to be.
          </p>
        </section>

        <section aria-labelledby="beliefs">
          <h2 id="beliefs">What We Believe</h2>
          <Beliefs />
        </section>

        <section aria-labelledby="reverence">
          <h2 id="reverence">Faith, Transparency, and Reverence</h2>
          <p>
            A machine has no faith, and we do not pretend that it has. It does not pray for you, it does not
            speak for God, and it has no authority over what you believe. It arranges words. Some of them will
            fit; leave the others out.
          </p>
          <p>
            So we tell you what it does. Each prayer is written by software, with AI help, and says so. It is
            written sentence by sentence, and a sentence that promises what nobody can promise, or that puts
            words in God’s mouth, is stopped before you see it. Verses are not written at all: they are copied
            from the {TRANSLATION}, with their references, so that you can open your own Bible and check.
          </p>
          <p>
            Reverence is also about what we leave alone. We do not count your days of prayer against you, sell
            what you confide, or train a model on it. A prayer you do not save is gone after{' '}
            {facts.unsavedKeptDays} days. The details are in the{' '}
            <Anchor component={Link} to={paths.privacy} inherit>
              Privacy Policy
            </Anchor>{' '}
            and the{' '}
            <Anchor component={Link} to={paths.disclaimer} inherit>
              disclaimer
            </Anchor>
            , in plain words.
          </p>
          <p>
            And there are days when what is needed is a person. Then call one: your pastor, a friend, or one
            of the lines at the foot of this page.
          </p>
        </section>
        <Button component={Link} to={paths.generate} size="md">
          Begin a prayer
        </Button>
      </div>
    </Page>
  )
}

const BELIEFS = [
  {
    title: 'Prayer belongs to the one who prays',
    text: 'We offer words; you give them their weight. Change them, stop halfway, say something else. A prayer that began here and left our page is a prayer that worked.',
  },
  {
    title: 'Scripture is quoted, never invented',
    text: 'A verse is somebody’s ground to stand on, so it has to be there. Each is taken word for word from the text, and one that cannot be found is removed.',
  },
  {
    title: 'Honesty comes before comfort',
    text: 'More of the Psalms are laments than anything else. They do not hurry past grief, and they do not scold. Nor will a prayer here tell you that your pain happened for a reason.',
  },
  {
    title: 'Nobody should be alone in danger',
    text: 'When what somebody writes sounds like danger, people who answer the telephone come first and the prayer second. No limit and no price stands in the way of that.',
  },
] as const

export function Beliefs() {
  return (
    <ol className={classes.beliefs}>
      {BELIEFS.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
