import { Chip, Group } from '@mantine/core'
import { useId } from 'react'
import classes from './choice-chips.module.css'

interface ChoiceChipsProps {
  label: string
  hint?: string
  choices: readonly string[]
  defaultValue?: string
  onChange?: (value: string) => void
  error?: string
}

/** One choice of several, as a labelled group of radio buttons that look like chips. */
export function ChoiceChips({ label, hint, choices, defaultValue, onChange, error }: ChoiceChipsProps) {
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
      <Chip.Group defaultValue={defaultValue || null} onChange={(value) => onChange?.(value as string)}>
        <Group gap={8}>
          {choices.map((choice) => (
            <Chip
              key={choice}
              value={choice}
              name={`${id}-choice`}
              icon={null}
              classNames={{ root: classes.chip, input: classes.input, label: classes.chipLabel }}
            >
              {choice}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
