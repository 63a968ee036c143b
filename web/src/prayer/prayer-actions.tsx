import { Button } from '@mantine/core'
import type { Citation } from '../api/types.ts'
import { copyText } from '../ui/share.ts'
import { quotationOf } from './text/segments.ts'

/** Puts the prayer and its verses on the clipboard, as plain text. */
export async function copyPrayer(prayer: string, citations: readonly Citation[]): Promise<void> {
  await copyText(prayerAsText(prayer, citations), {
    done: 'Prayer copied',
    failed: 'The prayer could not be copied. Please select the text and copy it.',
  })
}

/** A verse that is prayed in the prayer, with its source, is not said a second time. */
export function prayerAsText(prayer: string, citations: readonly Citation[]): string {
  const verses = citations
    .filter((citation) => !prayer.includes(quotationOf(citation)))
    .map(({ text, reference, translation }) => `${text}\n${reference} (${translation})`)
  return [prayer.trim(), ...verses].join('\n\n')
}

interface PrayerActionsProps {
  prayer: string
  citations: readonly Citation[]
}

/** What one can do with any prayer on the screen. */
export function PrayerActions({ prayer, citations }: PrayerActionsProps) {
  return (
    <>
      <Button variant="default" onClick={() => copyPrayer(prayer, citations)}>
        Copy
      </Button>
      <Button variant="default" onClick={() => window.print()}>
        Print
      </Button>
    </>
  )
}
