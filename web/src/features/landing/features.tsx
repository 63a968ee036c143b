import { useConfig } from '../../api/config.ts'
import { facts } from '../../facts.ts'
import { Picture } from '../../ui/picture.tsx'
import { TRANSLATION } from '../../ui/quotations.ts'
import journal from './art/book.svg'
import quiet from './art/key.svg'
import help from './art/lantern.svg'
import shape from './art/lyre.svg'
import own from './art/quill.svg'
import word from './art/scroll.svg'
import classes from './features.module.css'
import { Section } from './section.tsx'

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
      <ul className={classes.grid}>
        {FEATURES.map(({ picture, title, text }) => (
          <li key={title} className={classes.feature}>
            <Picture src={picture} width={72} height={72} className={classes.picture} />
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
