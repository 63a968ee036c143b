import { Anchor, Button, Container } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { useConfig } from '../../api/config.ts'
import { facts } from '../../facts.ts'
import { paths } from '../../paths.ts'
import receive from '../../ui/art/lamp.svg'
import find from '../../ui/art/psalter.svg'
import tell from '../../ui/art/still-water.svg'
import { Picture } from '../../ui/picture.tsx'
import { QuietVerse, quotations, TRANSLATION } from '../../ui/quotations.tsx'
import journal from './art/book.svg'
import hills from './art/hills.svg'
import quiet from './art/key.svg'
import help from './art/lantern.svg'
import shape from './art/lyre.svg'
import own from './art/quill.svg'
import word from './art/scroll.svg'
import closingClasses from './closing.module.css'
import featuresClasses from './features.module.css'
import classes from './sections.module.css'
import stepsClasses from './steps.module.css'

interface SectionProps {
  title: string
  subtitle?: ReactNode
  /** On a slightly darker ground. */
  quiet?: boolean
  size?: number
  children: ReactNode
}

/** One part of the page: its heading, and room around it. */
export function Section({ title, subtitle, quiet = false, size = 1080, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`${classes.section} ${quiet ? classes.quiet : ''}`}>
      <Container size={size}>
        <div className={classes.head}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        </div>
        {children}
      </Container>
    </section>
  )
}

const STEPS = [
  {
    picture: tell,
    title: 'Describe what you feel',
    text: 'One word for your mood is enough. Add the story behind it if you can.',
  },
  {
    picture: find,
    title: 'AI finds a psalm',
    text: 'Software looks for verses that fit your need, from the Psalms first, and says why it chose them.',
  },
  {
    picture: receive,
    title: 'Get a personalized prayer',
    text: 'It carries your own concern, to read slowly, to change as you pray, to keep or to let go.',
  },
]

export function Steps() {
  return (
    <Section title="How it works" subtitle="Three quiet steps, about a minute.">
      <ol className={stepsClasses.steps}>
        {STEPS.map(({ picture, title, text }) => (
          <li key={title} className={stepsClasses.step}>
            <Picture src={picture} width={240} height={240} className={stepsClasses.picture} />
            <h3 className={stepsClasses.title}>{title}</h3>
            <p className={stepsClasses.text}>{text}</p>
          </li>
        ))}
      </ol>
      <p className={stepsClasses.more}>
        <Button component={Link} to={paths.onboarding} variant="subtle">
          See how a prayer begins
        </Button>
      </p>
    </Section>
  )
}

interface Feature {
  readonly picture: string
  readonly title: string
  readonly text: string
}

// Only what can be done today.
const FEATURES: readonly Feature[] = [
  {
    picture: own,
    title: 'From your own words',
    text: 'Choose what the prayer is for and how you feel. Say more if you like, for yourself or for someone you love.',
  },
  {
    picture: word,
    title: 'Scripture, word for word',
    text: `Every verse is taken from the ${TRANSLATION} itself, with its reference. No verse is made up.`,
  },
  {
    picture: shape,
    title: 'In the manner of the Psalms',
    text: 'A lament may lament before it trusts; thanks may simply thank. The prayer takes the shape your day has.',
  },
  {
    picture: journal,
    title: 'A journal you keep',
    text: 'Save a prayer when you want to come back to it. Nothing enters your journal by itself.',
  },
  {
    picture: quiet,
    title: 'Kept quiet',
    text: `Your prayers are stored encrypted, and what you do not save is gone after ${facts.unsavedKeptDays} days. No training, no selling.`,
  },
  {
    picture: help,
    title: 'Help before words',
    text: 'If you are in danger, people who answer come first. That prayer costs none of your free ones.',
  },
]

export function Features() {
  const { product } = useConfig()
  return (
    <Section
      title="Made for praying"
      subtitle={`When it is time to pray, ${product} steps back. No feed, no streaks, no noise.`}
      quiet
    >
      <ul className={featuresClasses.grid}>
        {FEATURES.map(({ picture, title, text }) => (
          <li key={title} className={featuresClasses.feature}>
            <Picture src={picture} width={72} height={72} className={featuresClasses.picture} />
            <h3 className={featuresClasses.title}>{title}</h3>
            <p className={featuresClasses.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Closing() {
  const { supportEmail } = useConfig()
  return (
    <section aria-labelledby="closing" className={closingClasses.closing}>
      <Container size={680}>
        <h2 id="closing" className={closingClasses.title}>
          Come as you are
        </h2>
        <p className={closingClasses.text}>
          Glad, worn out, unsure whether anyone listens: the Psalms have room for all of it.
        </p>
        <Button component={Link} to={paths.generate} size="lg">
          Begin a prayer
        </Button>
        <p className={closingClasses.contact}>
          Have a question first?{' '}
          <Anchor href={`mailto:${supportEmail}`} inherit>
            Contact us
          </Anchor>
        </p>
        <QuietVerse quotation={quotations.meditation} />
      </Container>
      <Picture src={hills} width={1440} height={220} className={closingClasses.hills} />
    </section>
  )
}
