import { Anchor } from '@mantine/core'
import classes from './somebody-answers.module.css'

/** A quiet word under the prayer, where what was written sounds heavier than most. The other lines stand below. */
export function SomebodyAnswers() {
  return (
    <aside className={classes.word} aria-label="Somebody answers">
      If there is more behind this than you could write: somebody answers at any hour.{' '}
      <Anchor href="tel:988" inherit>
        Call
      </Anchor>{' '}
      or{' '}
      <Anchor href="sms:988" inherit>
        text 988
      </Anchor>
      , or see the{' '}
      <Anchor href="#help-lines" inherit>
        other lines
      </Anchor>{' '}
      below.
    </aside>
  )
}
