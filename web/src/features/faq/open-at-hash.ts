import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Opens the question that the address points at, and goes there. */
export function useOpenAtHash(): void {
  const { hash, key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again goes there again
  useEffect(() => {
    const question = document.getElementById(decoded(hash.slice(1)))?.closest('details')
    if (!question) return
    question.open = true
    question.scrollIntoView()
    question.querySelector('summary')?.focus({ preventScroll: true })
  }, [hash, key])
}

/** Somebody may have typed anything after the #. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return ''
  }
}
