import { Anchor } from '@mantine/core'
import { LIFELINE } from '../../ui/help/reach.ts'
import classes from './somebody-answers.module.css'

/** A quiet word under the prayer, where what was written sounds heavier than most. The other lines stand below. */
export function SomebodyAnswers() {
  return (
    <aside className={classes.word} aria-label="Somebody answers">
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
