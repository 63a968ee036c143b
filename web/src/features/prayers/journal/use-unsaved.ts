import { useState } from 'react'
import type { Prayer } from '../../../api/types.ts'
import { unsavedWords } from './unsaved-words.ts'

/** Words somebody is writing to a prayer; undefined while they are not. */
export function useUnsaved({ user_id, id }: Prayer, field: 'note' | 'text') {
  const name = `${id}/${field}`
  const [words, setWords] = useState(() => unsavedWords.find(user_id, name))
  const [wasKept] = useState(words !== undefined)
  return {
    words,
    /** They were written before this was opened. */
    wasKept,
    write(text: string) {
      unsavedWords.keep(user_id, name, text)
      setWords(text)
    },
    drop() {
      unsavedWords.drop(user_id, name)
      setWords(undefined)
    },
  }
}
