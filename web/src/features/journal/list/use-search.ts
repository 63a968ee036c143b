import { useEffect, useState } from 'react'
import { journalSearch } from '../../../prayer/in-this-tab.ts'

/** The words of a search. Whoever leaves the journal leaves none behind. */
export function useSearch(userId: string) {
  const [words, setWords] = useState(() => journalSearch.find(userId) ?? '')
  useEffect(() => {
    if (words !== '') journalSearch.keep(userId, words)
    return journalSearch.forget
  }, [userId, words])
  return [words, setWords] as const
}
