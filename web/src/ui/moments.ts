import { formatDistanceToNow } from 'date-fns/formatDistanceToNow'
import { LOCALE } from './format.ts'

// Moments of a person's own pages, by their own clock and calendar. Days that are the same for everybody: `format.ts`.

const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric' })

/** 'November 21, 2026' */
export function dateInWords(moment: string): string {
  return day.format(new Date(moment))
}

/** '3:45 PM' */
export function clock(moment: string): string {
  return new Date(moment).toLocaleTimeString(LOCALE, { hour: 'numeric', minute: '2-digit' })
}

/** 'about 2 hours ago' */
export function timeAgo(moment: string | number): string {
  return formatDistanceToNow(new Date(moment), { addSuffix: true })
}
