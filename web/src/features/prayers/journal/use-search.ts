import { useEffect, useState } from 'react'
import { placeIn } from '../../../storage.ts'

const place = placeIn('session', 'journal_search')

/**
 * The words of a search. They outlive a reload and never stand in the address; whoever leaves the journal, or signs
 * out, leaves none behind.
 */
export function useSearch(userId: string) {
  const [words, setWords] = useState(() => wordsOf(userId))
  useEffect(() => {
    if (words !== '') place.write({ userId, words })
    return place.forget
  }, [userId, words])
  return [words, setWords] as const
}

function wordsOf(userId: string): string {
  const kept = place.read()
  if (typeof kept !== 'object' || kept === null) return ''
  const { userId: of, words }: { userId?: unknown; words?: unknown } = kept
  return of === userId && typeof words === 'string' ? words : ''
}
