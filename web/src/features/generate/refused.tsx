import { Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import { isStatus, messageOf } from '../../api/errors.ts'
import { paths } from '../../paths.ts'
import { InvalidAnswer } from '../../prayer/generation.ts'
import { SubmitError } from '../../ui/submit-error.tsx'
import classes from './prayer-form.module.css'

export interface Refusal {
  readonly message: string
  /** All free prayers are used, and this was not for somebody in danger (D-19). */
  readonly isAtLimit: boolean
}

/** Why there is no prayer, for the person (GEN-16, GEN-17). */
export function refusalOf(error: Error | null, reason?: string): Refusal {
  const message =
    error instanceof InvalidAnswer
      ? 'Received invalid response from server'
      : reason || messageOf(error, 'Failed to generate prayer. Please try again.')
  return { message, isAtLimit: isStatus(error, 402) }
}

/** Why there is no prayer, and where it goes on from here. */
export function Refused({ refusal }: { refusal: Refusal | undefined }) {
  if (!refusal) return null
  return (
    <div>
      <SubmitError message={refusal.message} />
      {refusal.isAtLimit && (
        <p className={classes.onward}>
          Your words stay here.{' '}
          <Anchor component={Link} to={paths.subscribe} inherit fw={600}>
            View Subscription Plans
          </Anchor>
        </p>
      )}
    </div>
  )
}
