import { messageOf } from '../../../api/errors.ts'
import { InvalidAnswer } from './composition.ts'

/** Why there is no prayer, for the person (GEN-16, GEN-17). */
export function refusalOf(error: Error | null): string | undefined {
  if (error === null) return undefined
  if (error instanceof InvalidAnswer) return 'Received invalid response from server'
  return messageOf(error, 'Failed to generate prayer. Please try again.')
}
