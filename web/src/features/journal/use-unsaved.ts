import { useState } from 'react'
import type { Prayer } from '../../api/types.ts'
import { type UnsavedWords, unsavedWords } from '../../prayer/in-this-tab.ts'

/** Words somebody is writing to a prayer; undefined while they are not. */
export function useUnsaved({ user_id, id, note, prayer_text }: Prayer, field: 'note' | 'text') {
  const name = `${id}/${field}`
  const saved = field === 'text' ? prayer_text : (note ?? '')
  const [unsaved, setUnsaved] = useState<UnsavedWords | undefined>(() => unsavedWords.find(user_id, name))
  const [wasKept] = useState(unsaved !== undefined)
  // It was saved after all: its form was closed before the answer, or the answer was lost.
  if (unsaved && unsaved.from !== saved && unsaved.words.trim() === saved.trim()) {
    unsavedWords.drop(user_id, name)
    setUnsaved(undefined)
  }
  return {
    words: unsaved?.words,
    /** They were written before this was opened. */
    wasKept,
    /** Saved words that the person has not seen would go. */
    isOvertaken: unsaved !== undefined && unsaved.from !== saved,
    begin: () => setUnsaved({ words: saved, from: saved }),
    /** What is as it was saved is nothing to keep. */
    write(words: string) {
      const next = { words, from: unsaved?.from ?? saved }
      if (words === next.from) unsavedWords.drop(user_id, name)
      else unsavedWords.keep(user_id, name, next)
      setUnsaved(next)
    },
    drop() {
      unsavedWords.drop(user_id, name)
      setUnsaved(undefined)
    },
  }
}

export const OVERTAKEN = 'It was changed elsewhere since you began. Saving puts these words in its place. '
