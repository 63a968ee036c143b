import { type ReactNode, useId } from 'react'
import classes from './choice-chips.module.css'

interface ChoiceChipsProps {
  label: string
  hint?: string
  choices: readonly string[]
  defaultValue?: string
  /** In place of `defaultValue`, where the choice is also made elsewhere: it stands as it is told. */
  value?: string
  onChange?: (value: string) => void
  error?: ReactNode
}

/**
 * One choice of several, as a labelled group of radio buttons that look like chips. They are the browser's own: a form
 * has some forty, and as components of Mantine they took nearly half of the time in which it is drawn.
 */
export function ChoiceChips({
  label,
  hint,
  choices,
  defaultValue,
  value,
  onChange,
  error,
}: ChoiceChipsProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
    >
      <p id={`${id}-label`} className={classes.label}>
        {label}
      </p>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      <div className={classes.choices}>
        {choices.map((choice) => (
          <label key={choice} className={classes.chip}>
            <input
              type="radio"
              name={`${id}-choice`}
              value={choice}
              {...(value === undefined
                ? { defaultChecked: choice === defaultValue }
                : { checked: choice === value })}
              onChange={() => onChange?.(choice)}
              // A choice that was made for the person becomes theirs by a press.
              onClick={() => choice === value && onChange?.(choice)}
              className={classes.input}
            />
            <span className={classes.words}>{choice}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
