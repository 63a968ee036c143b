import type { Citation } from '../../api/types.ts'
import { notify } from '../../ui/notify.tsx'

/** Puts the prayer and its verses on the clipboard, as plain text. */
export async function copyPrayer(prayer: string, citations: readonly Citation[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(prayerAsText(prayer, citations))
    notify.success('Prayer copied')
  } catch {
    notify.failure('The prayer could not be copied. Please select the text and copy it.')
  }
}

export function prayerAsText(prayer: string, citations: readonly Citation[]): string {
  const verses = citations.map(({ text, reference, translation }) => `${text}\n${reference} (${translation})`)
  return [prayer.trim(), ...verses].join('\n\n')
}
