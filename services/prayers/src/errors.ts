import { AppError } from '@selah/kit/errors'

export class FreeLimitReached extends AppError {
  override readonly name = 'FreeLimitReached'
  readonly kind = 'payment-required'
  readonly code = 'free_limit_reached'

  constructor(limit: number) {
    super(`You have used all ${limit} of your free prayers.`)
  }
}

export class GenerationInProgress extends AppError {
  override readonly name = 'GenerationInProgress'
  readonly kind = 'conflict'
  readonly code = 'generation_in_progress'
  override readonly retryAfterS = 5

  constructor() {
    super('A prayer is being written for you right now. Please wait until it is finished.')
  }
}

export class IdempotencyKeyReused extends AppError {
  override readonly name = 'IdempotencyKeyReused'
  readonly kind = 'unprocessable'
  readonly code = 'idempotency_key_reused'

  constructor() {
    super('This Idempotency-Key was already used for another request.')
  }
}

/** One person follows more prayers at once than a person can. */
export class TooManyStreams extends AppError {
  override readonly name = 'TooManyStreams'
  readonly kind = 'limit-reached'
  readonly code = 'too_many_streams'
  override readonly retryAfterS = 10

  constructor() {
    super('Your prayer is open in too many places. Please close some of them and try again.')
  }
}

export class InvalidPrayerRequest extends AppError {
  override readonly name = 'InvalidPrayerRequest'
  readonly kind = 'invalid'
  readonly code = 'validation_failed'
}

/** Neither writer could finish; nothing was spent. The specification's words (GEN-16). */
export class GenerationFailed extends AppError {
  override readonly name = 'GenerationFailed'
  readonly kind = 'unavailable'
  readonly code = 'generation_failed'

  constructor(cause?: unknown) {
    super('Failed to generate prayer. Please try again.', { cause })
  }
}

export class GenerationCancelled extends AppError {
  override readonly name = 'GenerationCancelled'
  readonly kind = 'conflict'
  readonly code = 'generation_cancelled'

  constructor() {
    super('The writing of this prayer was cancelled.')
  }
}

/** The id was used for a prayer that could not be written. */
export class GenerationEnded extends AppError {
  override readonly name = 'GenerationEnded'
  readonly kind = 'conflict'
  readonly code = 'generation_ended'

  constructor() {
    super('This prayer could not be written. Please ask for another one.')
  }
}

export class GenerationNotFound extends AppError {
  override readonly name = 'GenerationNotFound'
  readonly kind = 'not-found'
  readonly code = 'generation_not_found'

  constructor() {
    super('There is no such prayer.')
  }
}

export class RewriteOver extends AppError {
  override readonly name = 'RewriteOver'
  readonly kind = 'conflict'
  readonly code = 'rewrite_over'

  constructor(times: number, minutes: number) {
    super(`A prayer can be written again ${times} times, within ${minutes} minutes and before it is saved.`)
  }
}

export class GenerationGone extends AppError {
  override readonly name = 'GenerationGone'
  readonly kind = 'gone'
  readonly code = 'generation_gone'

  constructor() {
    super('This prayer was not saved within seven days and is no longer kept.')
  }
}

export class GenerationUnfinished extends AppError {
  override readonly name = 'GenerationUnfinished'
  readonly kind = 'conflict'
  readonly code = 'generation_unfinished'

  constructor() {
    super('This prayer is not finished yet.')
  }
}

export class ScriptureChanged extends AppError {
  override readonly name = 'ScriptureChanged'
  readonly kind = 'unprocessable'
  readonly code = 'scripture_changed'

  constructor() {
    super('Scripture in this prayer stays word for word, in its quotation marks and with its source.')
  }
}

export class PrayerNotFound extends AppError {
  override readonly name = 'PrayerNotFound'
  readonly kind = 'not-found'
  readonly code = 'prayer_not_found'

  constructor() {
    super('There is no such prayer in your journal.')
  }
}

export class ShareNotFound extends AppError {
  override readonly name = 'ShareNotFound'
  readonly kind = 'not-found'
  readonly code = 'share_not_found'

  constructor() {
    super('This link leads to no prayer. It may have been taken back.')
  }
}

export class ArcNotFound extends AppError {
  override readonly name = 'ArcNotFound'
  readonly kind = 'not-found'
  readonly code = 'arc_not_found'

  constructor() {
    super('There is no such arc, or not in this voice.')
  }
}

export class PassageNotFound extends AppError {
  override readonly name = 'PassageNotFound'
  readonly kind = 'not-found'
  readonly code = 'passage_not_found'

  constructor() {
    super('There is no such passage in the King James Version.')
  }
}

export class InvalidCursor extends AppError {
  override readonly name = 'InvalidCursor'
  readonly kind = 'invalid'
  readonly code = 'invalid_cursor'

  constructor() {
    super('This cursor is not one we gave.')
  }
}
