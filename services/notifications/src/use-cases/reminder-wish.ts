import { timeZoneNamed } from '@selah/kit/time-zone'
import type { Reminder } from '../db/reminder-repository.ts'
import type { Channel } from '../domain/reminder.ts'
import { InvalidDays, NoDayChosen, PauseOver, UnknownTimeZone } from '../errors.ts'

/** What a person may say of a reminder. */
export interface ReminderWish {
  readonly time?: string | undefined
  readonly daysOfWeek?: readonly number[] | undefined
  readonly enabled?: boolean | undefined
  readonly timezone?: string | undefined
  readonly channels?: readonly Channel[] | undefined
  readonly category?: string | null | undefined
  readonly pausedUntil?: Date | null | undefined
}

/** What of it was said, and makes sense. */
export type Changes = Partial<
  Pick<Reminder, 'time' | 'daysOfWeek' | 'enabled' | 'timezone' | 'channels' | 'category' | 'pausedUntil'>
>

const PAUSE_MS_MAX = 366 * 24 * 60 * 60_000

/** Throws NoDayChosen, InvalidDays, UnknownTimeZone and PauseOver. */
export function checked(wish: ReminderWish, now: Date): Changes {
  const { daysOfWeek, timezone, channels, pausedUntil, ...rest } = wish
  const zone = timezone === undefined ? undefined : timeZoneNamed(timezone)
  if (timezone !== undefined && !zone) throw new UnknownTimeZone()
  if (daysOfWeek) checkDays(daysOfWeek)
  if (pausedUntil) {
    const ms = pausedUntil.getTime() - now.getTime()
    if (ms <= 0 || ms > PAUSE_MS_MAX) throw new PauseOver()
  }
  const said = Object.entries(rest).filter(([, value]) => value !== undefined)
  return {
    ...Object.fromEntries(said),
    ...(zone && { timezone: zone }),
    ...(daysOfWeek && { daysOfWeek: daysOfWeek.toSorted((a, b) => a - b) }),
    ...(channels && { channels: [...new Set(channels)] }),
    ...(pausedUntil !== undefined && { pausedUntil }),
  }
}

/** REM-02, REM-04. */
function checkDays(days: readonly number[]): void {
  if (days.length === 0) throw new NoDayChosen()
  const isRight = days.every((day) => Number.isInteger(day) && day >= 1 && day <= 7)
  if (!isRight || new Set(days).size !== days.length) throw new InvalidDays()
}
