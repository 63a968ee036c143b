import { isStatus, isUnanswered } from '../../../api/errors.ts'
import { AskLater, WritingFailed } from './ask-for-prayer.ts'
import { InvalidAnswer } from './composition.ts'

const RECONNECTIONS_MAX = 4
const BUSY_TRIES_MAX = 2
/** Longer than this nobody is left to wait without being told. */
const PATIENCE_MS = 20_000

/** This version was asked for so long ago that its key is worth nothing now, and it is not on this device. */
export class KeyTooOld extends Error {
  override readonly name = 'KeyTooOld'
}

/** Nobody answered, or only what stands before the server: the prayer may be on its way all the same. */
export function isBrokenLine(error: unknown): boolean {
  const isAnswer = [InvalidAnswer, WritingFailed, KeyTooOld].some((kind) => error instanceof kind)
  return !isAnswer && isUnanswered(error)
}

/**
 * The next try is a new one. After a broken line, a busy server or a lost session it is still this one, under its key;
 * a session that is lost takes its questions with it, and those end as broken off.
 */
export function isFinal(error: unknown): boolean {
  return !isBrokenLine(error) && !(error instanceof AskLater) && !isStatus(error, 401)
}

/** Whether to ask again at once, with nobody pressing anything. */
export function isAskedAgain(failures: number, error: unknown): boolean {
  if (isBrokenLine(error)) return failures < RECONNECTIONS_MAX
  return error instanceof AskLater && failures < BUSY_TRIES_MAX && (error.afterMs ?? 0) <= PATIENCE_MS
}

export function pauseBefore(failures: number, error: unknown): number {
  return (error instanceof AskLater ? error.afterMs : undefined) ?? 500 * 2 ** failures
}
