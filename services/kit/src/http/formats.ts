const DATE = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:z|[+-]\d{2}:\d{2})$/i
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** A day of the calendar from year 1 on, which PostgreSQL and JavaScript write alike. */
export function isDate(text: string): boolean {
  if (!DATE.test(text) || text < '0001') return false
  const midnight = new Date(`${text}T00:00:00Z`)
  // What is past the end of a month would become a day of the next one.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text)
}

/**
 * A moment as RFC 3339 writes it, in the years 1 to 9999 also in UTC. No leap seconds: neither JavaScript nor PostgreSQL
 * can keep one.
 */
export function isDateTime(text: string): boolean {
  const isWritten = isDate(text.slice(0, 10)) && /[t ]/i.test(text.charAt(10)) && TIME.test(text.slice(11))
  const moment = new Date(text)
  if (!isWritten || Number.isNaN(moment.getTime())) return false
  const year = moment.getUTCFullYear()
  return year >= 1 && year <= 9999
}

/** Exactly as our ids are written: no `urn:uuid:` before it, which PostgreSQL does not take. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** What the formats of our schemas mean, and how a refusal says so. */
export const FORMATS = {
  date: { validate: isDate, sentence: 'must be a date such as 2026-11-21' },
  'date-time': { validate: isDateTime, sentence: 'must be a date and time such as 2026-11-21T10:00:00Z' },
  uuid: { validate: isUuid, sentence: 'must be an id such as 01a1ffac-77c3-7413-998d-9cd8b99e8bcb' },
} as const
