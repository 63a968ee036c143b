import { useEffect, useState } from 'react'
import { keptSearch } from '../../../prayer/kept-search.ts'

/** The words of a search. Whoever leaves the journal leaves none behind. */
export function useSearch(userId: string) {
  const [words, setWords] = useState(() => keptSearch.find(userId) ?? '')
  useEffect(() => {
    if (words !== '') keptSearch.keep(userId, words)
    return keptSearch.forget
  }, [userId, words])
  return [words, setWords] as const
}
