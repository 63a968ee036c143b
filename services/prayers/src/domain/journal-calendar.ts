import type { Prayer } from './journal.ts'

/** The longest line of a calendar, in bytes; a longer one goes on in the next (RFC 5545, 3.1). */
const LINE_BYTES_MAX = 75

/**
 * The prayers of a journal as a calendar (RFC 5545): one entry at the moment each was kept. Undefined without prayers,
 * since a calendar has one entry at least.
 */
export function journalCalendar(prayers: readonly Prayer[], now: Date): string | undefined {
  if (prayers.length === 0) return undefined
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Selah//Journal//EN',
    ...prayers.flatMap((prayer) => entry(prayer, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function entry({ id, category, createdAt, content }: Prayer, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@selah`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(createdAt)}`,
    `SUMMARY:${escaped(`Prayer: ${category}`)}`,
    `DESCRIPTION:${escaped(content.prayerText)}`,
    'TRANSP:TRANSPARENT',
    'CLASS:PRIVATE',
    'END:VEVENT',
  ]
}

/** As `20261122T093000Z`. */
function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (each) => `\\${each}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ')
}

/** Breaks a line before it is too long, between characters. */
function folded(line: string): string {
  const parts = ['']
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > LINE_BYTES_MAX) {
      parts.push('')
      // The blank at the start of the next line.
      bytes = 1
    }
    parts[parts.length - 1] += character
    bytes += size
  }
  return parts.join('\r\n ')
}
