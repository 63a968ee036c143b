import { messageOf } from '../../../api/errors.ts'
import { KeyTooOld } from './asking-again.ts'
import { InvalidAnswer } from './composition.ts'

/** Why there is no prayer, for the person (GEN-16, GEN-17). */
export function refusalOf(error: Error | null): string | undefined {
  if (error === null) return undefined
  if (error instanceof InvalidAnswer) return 'Received invalid response from server'
  if (error instanceof KeyTooOld)
    return 'You asked for this more than a day ago, and it cannot be taken up again. Please ask once more.'
  return messageOf(error, 'Failed to generate prayer. Please try again.')
}
