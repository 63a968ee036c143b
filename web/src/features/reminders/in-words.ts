import type { Channel, LastDelivery, Reminder } from '../../api/types.ts'
import { dateIn } from '../../time-zone.ts'
import { LOCALE } from '../../ui/format.ts'
import { daysInWords } from './weekdays.ts'

export const CHANNEL_NAMES: Readonly<Record<Channel, string>> = {
  email: 'Email',
  push: 'Notifications',
  calendar: 'Calendar',
}

const DAY_MS = 24 * 60 * 60 * 1000
const MIDNIGHT = ', 00:00'
const NEAR_DAY = /^(Yesterday|Today|Tomorrow)/

/** 'Tomorrow, 09:00' where the person is; a day within the week by its name, another one by its date. */
export function momentInWords(moment: string, zone: string, now = new Date()): string {
  const at = new Date(moment)
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: zone }).format(at)
  const time = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const days = daysBetween(dateIn(zone, now), dateIn(zone, at))
  const near: Record<number, string> = { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' }
  if (near[days] !== undefined) return `${near[days]}, ${time}`
  const isThisWeek = days > 1 && days < 7
  return `${part(isThisWeek ? { weekday: 'long' } : { month: 'long', day: 'numeric' })}, ${time}`
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** What a reminder is called where several are listed: '09:00, every day'. */
export function reminderName({ time, days_of_week }: Pick<Reminder, 'time' | 'days_of_week'>): string {
  const days = daysInWords(days_of_week)
  const isPhrase = days === 'Every day' || days === 'Weekdays' || days === 'Weekends'
  return `${time}, ${isPhrase ? days.toLowerCase() : days}`
}

/** Why nothing was sent, by the reasons of the server. */
const SKIPPED: Readonly<Record<string, string>> = {
  drained: 'nothing could be sent during maintenance',
  late: 'it would have come more than half an hour late',
  stopped: 'it was paused or switched off',
  suppressed: 'earlier emails to your address came back',
  'no address': 'your account has no email address',
  'no browser': 'none of your devices shows notifications',
  'no mail server': 'email is not set up on this site',
}

/** What became of the last one, in plain words. */
export function lastDeliveryInWords(last: LastDelivery, zone: string, now = new Date()): string {
  const when = withSmallDay(momentInWords(last.at, zone, now))
  const by = last.channel === 'email' ? 'email' : 'notification'
  switch (last.state) {
    case 'pending':
    case 'sending':
      return `On its way by ${by}`
    case 'sent':
      return `Sent by ${by} ${when}`
    case 'failed':
      return `Could not be delivered by ${by} ${when}`
    case 'skipped':
      return [`Skipped ${when}`, SKIPPED[last.reason ?? '']].filter(Boolean).join(': ')
    case 'unknown':
      return `Not known whether the ${by} ${when} arrived`
  }
}

/** 'Paused until November 30': the hour of a pause that ends with a day says nothing. */
export function pauseInWords(
  until: string,
  { here, timezone }: { readonly here: string; readonly timezone: string },
  now = new Date(),
): string {
  const midnight = [here, timezone]
    .map((zone) => momentInWords(until, zone, now))
    .find((words) => words.endsWith(MIDNIGHT))
  const words = midnight?.slice(0, -MIDNIGHT.length) ?? momentInWords(until, here, now)
  return `Paused until ${words.replace(NEAR_DAY, (day) => day.toLowerCase())}`
}

/** In the middle of a sentence. */
function withSmallDay(words: string): string {
  return words.replace(NEAR_DAY, (day) => day.toLowerCase()).replace(/^(?=[A-Z])/, 'on ')
}

export function isPaused({ paused_until }: Reminder, now = Date.now()): boolean {
  return paused_until !== null && Date.parse(paused_until) > now
}
