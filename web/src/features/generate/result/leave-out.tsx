import { Checkbox } from '@mantine/core'
import { useId, useState } from 'react'
import type { PrayerPart } from '../../../api/types.ts'
import { PART_NAMES } from '../../../prayer/text/part-names.ts'
import classes from './leave-out.module.css'
import { LEFT_OUT_MAX, type LeavablePart, leavableParts } from './rewrite-wish.ts'

interface LeaveOutProps {
  parts: readonly PrayerPart[]
  value: readonly LeavablePart[]
  onChange: (value: readonly LeavablePart[]) => void
}

/** Parts of the prayer that are not wanted, by the names they have in its shape. */
export function LeaveOut({ parts, value, onChange }: LeaveOutProps) {
  const hintId = useId()
  // What the prayer already lost stays on offer, also while its box is not ticked.
  const [offered] = useState(() => leavableParts(parts, value))
  if (offered.length === 0) return null
  return (
    <fieldset className={classes.group} aria-describedby={hintId}>
      <legend className={classes.label}>Leave out</legend>
      <p id={hintId} className={classes.hint}>
        Up to two parts of the prayer
      </p>
      <div className={classes.boxes}>
        {offered.map((part) => {
          const isChosen = value.includes(part)
          return (
            <Checkbox
              key={part}
              label={PART_NAMES[part]}
              checked={isChosen}
              disabled={!isChosen && value.length >= LEFT_OUT_MAX}
              onChange={() => onChange(isChosen ? value.filter((other) => other !== part) : [...value, part])}
              className={classes.box}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
