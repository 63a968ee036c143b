import { Anchor, Title } from '@mantine/core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { HelpLines } from '../../ui/help-lines.tsx'
import classes from './fineprint.module.css'

/**
 * What must always be in reach while one asks for words: who to call, and what these words are. The lines stay away
 * where they stand above the prayer already.
 */
export function Fineprint({ withoutLines = false }: { withoutLines?: boolean }) {
  return (
    <footer className={classes.fineprint}>
      {!withoutLines && (
        <section aria-labelledby="help-lines">
          <Title order={2} id="help-lines" className={classes.title}>
            If you need somebody now
          </Title>
          <HelpLines />
        </section>
      )}
      <section aria-labelledby="about-ai">
        <Title order={2} id="about-ai" className={classes.title}>
          About these prayers
        </Title>
        <p className={classes.text}>
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
