import { defineError } from '@selah/kit/errors'

/** The specification's words (NWS-05). */
export const NotAnAddress = defineError(
  'unprocessable',
  'invalid_address',
  'Please enter a valid email address',
)

export const LinkOver = defineError(
  'gone',
  'link_over',
  'This link no longer works, or a part of it is missing.',
)

export const NotFromOurMailer = defineError(
  'invalid',
  'invalid_signature',
  'This is not a report that our mail provider signed for us.',
)

/** Without a secret no report can be believed. The provider sends it again. */
export const MailEventsClosed = defineError(
  'unavailable',
  'mail_events_closed',
  'Reports of mails cannot be verified at the moment.',
)

export const UnreadableMailEvents = defineError(
  'unprocessable',
  'unreadable_report',
  'This report has not the shape that was agreed on.',
)

/** REM-02. */
export const NoDayChosen = defineError('unprocessable', 'no_day_chosen', 'Please select at least one day')

export const InvalidDays = defineError(
  'unprocessable',
  'invalid_days',
  'Days are numbers from 1 for Sunday to 7 for Saturday, each once.',
)

export const UnknownTimeZone = defineError(
  'unprocessable',
  'unknown_timezone',
  'There is no such time zone. Please choose one from the list, for example Europe/Lisbon.',
)

export const TooManyReminders = defineError(
  'conflict',
  'too_many_reminders',
  (max: number) => `You have ${max} reminders, which is as many as there can be. Please remove one first.`,
)

export const ReminderIdTaken = defineError(
  'conflict',
  'reminder_id_taken',
  'Another reminder has this id. Please choose a new one.',
)

export const ReminderNotFound = defineError('not-found', 'reminder_not_found', 'There is no such reminder.')

export const PauseOver = defineError(
  'unprocessable',
  'pause_over',
  'A pause ends in the future, and within a year.',
)

export const AskedTooOften = defineError(
  'limit-reached',
  'asked_too_often',
  'You have had several reminders at once within the hour. Please try again later.',
  { retryAfterS: 600 },
)

export const CalendarNotFound = defineError(
  'not-found',
  'calendar_not_found',
  'There is no calendar at this address. Its owner may have made a new link.',
)

export const PushNotConfigured = defineError(
  'not-found',
  'push_not_configured',
  'Notifications are not available here. Please choose email or your calendar.',
)

export const EndpointNotAllowed = defineError(
  'unprocessable',
  'endpoint_not_allowed',
  'This browser names a notification service that we cannot reach.',
)
