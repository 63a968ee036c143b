import { Anchor, Button, Title } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { Crisis } from '../../api/types.ts'
import { paths } from '../../paths.ts'
import { ALL_LINES, type HelpLine, HelpLines, LIFELINE, waysOf } from '../../ui/help-lines.tsx'
import classes from './crisis-card.module.css'
import fineprintClasses from './fineprint.module.css'
import somebodyAnswersClasses from './somebody-answers.module.css'

const WORDS: Readonly<Record<Crisis['certainty'], { title: string; text: string }>> = {
  certain: {
    title: 'Before anything else: please let somebody be with you',
    text: 'What you wrote sounds very heavy. You do not have to carry it alone. These people answer now, and listen:',
  },
  // The prayer that was asked for stands below, whole: these lines are beside it, not instead of it.
  possible: {
    title: 'Somebody is there, if it is heavier than it looks',
    text: 'Your prayer is below. If there is more behind this than you could write, these people answer at any hour, and listen:',
  },
}

/** Comes before everything else: the prayer never stands in the way of help (GEN-25). */
export function CrisisCard({ crisis: { certainty, resources } }: { crisis: Crisis }) {
  const { title, text } = WORDS[certainty]
  // The line made for this need, and 988, which is for everybody.
  const first = resources.filter((line, place) => place === 0 || line.call === LIFELINE.call)
  const others = resources.filter((line) => !first.includes(line))
  return (
    <section className={classes.card} aria-labelledby="crisis">
      <Title order={2} id="crisis" className={classes.title}>
        {title}
      </Title>
      <p className={classes.text}>{text}</p>
      {first.map((line) => (
        <LineToPress key={line.name} line={line} isFilled={certainty === 'certain'} />
      ))}
      <ul className={classes.lines}>
        {others.map((line) => (
          <li key={line.name}>
            <strong>{line.name}</strong>: <Contact line={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A line with a button for each way: a thumb finds it, also when it shakes. */
function LineToPress({ line, isFilled }: { line: HelpLine; isFilled: boolean }) {
  return (
    <div className={classes.first}>
      <p className={classes.name}>
        {line.name}
        {isInEnglish(line) || <span className={classes.contact}> {line.contact}</span>}
      </p>
      <div className={classes.ways}>
        {waysOf(line).map(({ words, href }) => (
          <Button key={href} component="a" href={href} size="lg" variant={isFilled ? 'filled' : 'default'}>
            {words}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** In other languages the buttons do not say all: which key to press, for example. */
function isInEnglish({ name }: HelpLine): boolean {
  return ALL_LINES.some((line) => line.name === name)
}

/** The words of a line, in which what a device can reach is a link. */
function Contact({ line }: { line: HelpLine }) {
  const { contact } = line
  const way = waysOf(line).find(({ target }) => contact.includes(target))
  if (!way) return contact
  const place = contact.indexOf(way.target)
  return (
    <>
      {contact.slice(0, place)}
      <Anchor href={way.href} className={classes.number} rel="noopener noreferrer" inherit>
        {way.target}
      </Anchor>
      {contact.slice(place + way.target.length)}
    </>
  )
}

/** A quiet word under the prayer, where what was written sounds heavier than most. The other lines stand below. */
export function SomebodyAnswers() {
  return (
    <aside className={somebodyAnswersClasses.word} aria-label="Somebody answers">
      If there is more behind this than you could write: somebody answers at any hour.{' '}
      <Anchor href={`tel:${LIFELINE.call}`} inherit>
        Call
      </Anchor>{' '}
      or{' '}
      <Anchor href={`sms:${LIFELINE.text.to}`} inherit>
        text {LIFELINE.text.to}
      </Anchor>
      , or see the{' '}
      <Anchor href="#help-lines" inherit>
        other lines
      </Anchor>{' '}
      below.
    </aside>
  )
}

/**
 * What must always be in reach while one asks for words: who to call, and what these words are. The lines stay away
 * where they stand above the prayer already.
 */
export function Fineprint({ withoutLines = false }: { withoutLines?: boolean }) {
  return (
    <footer className={fineprintClasses.fineprint}>
      {!withoutLines && (
        <section aria-labelledby="help-lines">
          <Title order={2} id="help-lines" className={fineprintClasses.title}>
            If you need somebody now
          </Title>
          <HelpLines />
        </section>
      )}
      <section aria-labelledby="about-ai">
        <Title order={2} id="about-ai" className={fineprintClasses.title}>
          About these prayers
        </Title>
        <p className={fineprintClasses.text}>
          They are put together by software, with AI help. The verses are quoted word for word from the King
          James Version. A prayer here is an offer of words, not revelation, and not a replacement for the
          Bible, for pastoral care, or for medical help.{' '}
          <Anchor component={Link} to={paths.disclaimer} inherit>
            Learn more
          </Anchor>
        </p>
      </section>
    </footer>
  )
}
