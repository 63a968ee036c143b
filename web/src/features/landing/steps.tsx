import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import receive from '../../ui/art/lamp.svg'
import find from '../../ui/art/psalter.svg'
import tell from '../../ui/art/still-water.svg'
import { Picture } from '../../ui/picture.tsx'
import { Section } from './section.tsx'
import classes from './steps.module.css'

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
      <ol className={classes.steps}>
        {STEPS.map(({ picture, title, text }) => (
          <li key={title} className={classes.step}>
            <Picture src={picture} width={240} height={240} className={classes.picture} />
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ol>
      <p className={classes.more}>
        <Button component={Link} to={paths.onboarding} variant="subtle">
          See how a prayer begins
        </Button>
      </p>
    </Section>
  )
}
