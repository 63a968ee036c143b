import { defineError } from '@selah/kit/errors'

export const FreeLimitReached = defineError(
  'payment-required',
  'free_limit_reached',
  (limit: number) => `You have used all ${limit} of your free prayers.`,
)

export const GenerationInProgress = defineError(
  'conflict',
  'generation_in_progress',
  'A prayer is being written for you right now. Please wait until it is finished.',
  { retryAfterS: 5 },
)

export const IdempotencyKeyReused = defineError(
  'unprocessable',
  'idempotency_key_reused',
  'This Idempotency-Key was already used for another request.',
)

/** One person follows more prayers at once than a person can. */
export const TooManyStreams = defineError(
  'limit-reached',
  'too_many_streams',
  'Your prayer is open in too many places. Please close some of them and try again.',
  { retryAfterS: 10 },
)

export const InvalidPrayerRequest = defineError(
  'invalid',
  'validation_failed',
  (sentence: string) => sentence,
)

/** Neither writer could finish; nothing was spent. The specification's words (GEN-16). */
export const GenerationFailed = defineError(
  'unavailable',
  'generation_failed',
  'Failed to generate prayer. Please try again.',
)

export const GenerationCancelled = defineError(
  'conflict',
  'generation_cancelled',
  'The writing of this prayer was cancelled.',
)

/** The id was used for a prayer that could not be written. */
export const GenerationEnded = defineError(
  'conflict',
  'generation_ended',
  'This prayer could not be written. Please ask for another one.',
)

export const GenerationNotFound = defineError('not-found', 'generation_not_found', 'There is no such prayer.')

export const RewriteOver = defineError(
  'conflict',
  'rewrite_over',
  (times: number, minutes: number) =>
    `A prayer can be written again ${times} times, within ${minutes} minutes and before it is saved.`,
)

export const GenerationGone = defineError(
  'gone',
  'generation_gone',
  'This prayer was not saved within seven days and is no longer kept.',
)

export const GenerationUnfinished = defineError(
  'conflict',
  'generation_unfinished',
  'This prayer is not finished yet.',
)

export const ScriptureChanged = defineError(
  'unprocessable',
  'scripture_changed',
  'Scripture in this prayer stays word for word, in its quotation marks and with its source.',
)

export const PrayerNotFound = defineError(
  'not-found',
  'prayer_not_found',
  'There is no such prayer in your journal.',
)

export const ShareNotFound = defineError(
  'not-found',
  'share_not_found',
  'This link leads to no prayer. It may have been taken back.',
)

export const TooManyReports = defineError(
  'limit-reached',
  'too_many_reports',
  'You have reported many prayers today. Please write to our support, so that we can look into it together.',
  { retryAfterS: 3600 },
)

export const ReportedOften = defineError(
  'limit-reached',
  'reported_often',
  'This prayer was reported several times today, and someone will read it. Please write to our support if there is more to say.',
  { retryAfterS: 3600 },
)

export const ArcNotFound = defineError(
  'not-found',
  'arc_not_found',
  'There is no such arc, or not in this voice.',
)

export const PassageNotFound = defineError(
  'not-found',
  'passage_not_found',
  'There is no such passage in the King James Version.',
)

export const InvalidCursor = defineError('invalid', 'invalid_cursor', 'This cursor is not one we gave.')

export const NotAnExport = defineError(
  'unprocessable',
  'not_an_export',
  'This is not an export. Please send selah.json from the archive.',
)

export const NewerExport = defineError(
  'unprocessable',
  'newer_export',
  'This export comes from a newer version and cannot be read here yet.',
)

export const JournalFull = defineError(
  'unprocessable',
  'journal_full',
  (max: number) => `A journal holds at most ${max} prayers.`,
)
