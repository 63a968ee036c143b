import { isStatus, isUnanswered } from '../../../api/errors.ts'
import { InvalidAnswer } from '../../../prayer/generation.ts'
import { AskLater, WritingEnded } from './generation-stream.ts'

const RECONNECTIONS_MAX = 4
const BUSY_TRIES_MAX = 2
/** Longer than this nobody is left to wait without being told. */
const PATIENCE_MS = 20_000

/** The person cancelled while a retry was due. */
export class NoLongerWanted extends Error {
  override readonly name = 'NoLongerWanted'
}

/** No answer, or only a proxy's: the request may have arrived all the same. */
export function isBrokenLine(error: unknown): boolean {
  const isAnswer = [InvalidAnswer, WritingEnded, NoLongerWanted].some((kind) => error instanceof kind)
  return !isAnswer && isUnanswered(error)
}

/** The server has decided. After anything else, the same id may be asked for again. */
export function isFinal(error: unknown): boolean {
  return !isBrokenLine(error) && !(error instanceof AskLater) && !isStatus(error, 401)
}

/** Whether to try again without being told to. */
export function isTriedAgain(failures: number, error: unknown): boolean {
  if (isBrokenLine(error)) return failures < RECONNECTIONS_MAX
  return error instanceof AskLater && failures < BUSY_TRIES_MAX && (error.afterMs ?? 0) <= PATIENCE_MS
}

export function pauseBefore(failures: number, error: unknown): number {
  return (error instanceof AskLater ? error.afterMs : undefined) ?? 500 * 2 ** failures
}
