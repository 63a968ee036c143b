import classes from './price.module.css'

interface PriceProps {
  amount: string
  per?: 'month' | 'year'
  note?: string
  /** Beside the note; may be empty. */
  savings?: string
}

export function Price({ amount, per, note, savings }: PriceProps) {
  return (
    <>
      <p className={classes.amount}>
        <span className={classes.number}>{amount}</span>
        {per && <span className={classes.per}>/{per}</span>}
      </p>
      {note !== undefined && (
        <p className={classes.note}>
          {note}
          {savings !== undefined && <span className={classes.savings}>{savings}</span>}
        </p>
      )}
    </>
  )
}
