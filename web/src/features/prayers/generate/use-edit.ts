import { useState } from 'react'
import type { Generation } from '../../../api/types.ts'
import { notify } from '../../../ui/notify.tsx'
import { keptPrayer } from '../kept-prayer.ts'
import { edited, type PrayerVersion } from '../versions.ts'
import { ownWords, textOf, type Wording, withWords, wordingOf } from './wording.ts'

/** How long an edit that was taken back can still be brought back. */
const UNDO_MS = 10_000

export interface Edit {
  readonly isOpen: boolean
  /** It was open a moment ago: the focus that was in it now stands before the prayer. */
  readonly hasEnded: boolean
  /** The prayer as it stands now. */
  readonly wording: Wording
  /** The same as one text. */
  readonly text: string
  /** Something is not as it was written. */
  readonly isMade: boolean
  open(): void
  close(): void
  /** Puts other words in the place with this number. */
  change(place: number, words: string): void
  /** Back to the prayer as it was written; for a moment there is a way back from that too. */
  takeBack(): void
}

/** A person's own wording of a version. It is kept with every letter, and outlives a reload. */
export function useEdit(version: PrayerVersion, written: Generation): Edit {
  const [state, setState] = useState<'not yet' | 'open' | 'ended'>('not yet')
  const asWritten = wordingOf(written)
  const wording = withWords(asWritten, version.edit)
  const text = textOf(wording)
  const keep = (edit: readonly string[] | undefined) =>
    keptPrayer.change((kept) => edited(kept, version.key, edit))
  return {
    isOpen: state === 'open',
    hasEnded: state === 'ended',
    wording,
    text,
    isMade: text !== textOf(asWritten),
    open: () => setState('open'),
    close: () => setState('ended'),
    change: (place, words) => keep(ownWords(wording).with(place, words)),
    takeBack() {
      const mine = version.edit
      keep(undefined)
      notify.undoable('The prayer is as it was written', () => keep(mine), UNDO_MS)
    },
  }
}
