import { type ReactNode, useId } from 'react'
import { WEEKDAYS } from '../weekdays.ts'
import classes from './day-buttons.module.css'

interface DayButtonsProps {
  value: readonly number[]
  onChange: (days: number[]) => void
  error: ReactNode
  /** Where the form looks for its field. */
  path: string
}

/** Seven check boxes that look like buttons: read with their whole names, shown with short ones. */
export function DayButtons({ value, onChange, error, path }: DayButtonsProps) {
  const id = useId()
  const toggle = (day: number) =>
    onChange(value.includes(day) ? value.filter((each) => each !== day) : [...value, day])
  return (
    <fieldset className={classes.days} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={classes.label}>Days</legend>
      <div className={classes.row}>
        {WEEKDAYS.map(({ day, name, short }, nth) => (
          <label key={day} className={classes.day}>
            <input
              type="checkbox"
              aria-label={name}
              checked={value.includes(day)}
              onChange={() => toggle(day)}
              className={classes.input}
              aria-invalid={error ? true : undefined}
              {...(nth === 0 && { 'data-path': path })}
            />
            <span className={classes.words} aria-hidden="true">
              {short}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
