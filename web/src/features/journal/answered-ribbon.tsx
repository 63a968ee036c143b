import { CheckIcon } from '../../ui/icons.tsx'
import classes from './answered-ribbon.module.css'
import { dateInWords } from './calendar.ts'

/** A ribbon between the pages: this one was answered. */
export function AnsweredRibbon({ answeredAt }: { answeredAt: string }) {
  return (
    <p className={classes.ribbon}>
      <CheckIcon /> Answered on <time dateTime={answeredAt}>{dateInWords(answeredAt)}</time>
    </p>
  )
}
