import { useState } from 'react'
import type { Generation } from '../../../api/types.ts'
import { prayerEdits } from '../../../prayer/in-this-tab.ts'
import { notify } from '../../../ui/notify.tsx'
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

/** A person's own wording of a prayer. It is kept with every letter, and outlives a reload. */
export function useEdit(userId: string, written: Generation): Edit {
  const { generation_id: id } = written
  const [state, setState] = useState<'not yet' | 'open' | 'ended'>('not yet')
  const [words, setWords] = useState(() => prayerEdits.find(userId, id))
  const asWritten = wordingOf(written)
  const wording = withWords(asWritten, words)
  const text = textOf(wording)
  const keep = (changed: readonly string[] | undefined) => {
    if (changed) prayerEdits.keep(userId, id, changed)
    else prayerEdits.drop(userId, id)
    setWords(changed)
  }
  return {
    isOpen: state === 'open',
    hasEnded: state === 'ended',
    wording,
    text,
    isMade: text !== textOf(asWritten),
    open: () => setState('open'),
    close: () => setState('ended'),
    change: (place, changed) => keep(ownWords(wording).with(place, changed)),
    takeBack() {
      keep(undefined)
      notify.undoable('The prayer is as it was written', () => keep(words), UNDO_MS)
    },
  }
}
