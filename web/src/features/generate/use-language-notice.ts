import { useMutation } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'

export interface LanguageNotice {
  readonly text: string
  /** The language of the text itself, for screen readers: that of the person where we know it, English otherwise. */
  readonly lang: string
}

/**
 * Tells somebody who writes in another language, before a prayer is spent, that we write in English for now (D-55).
 * Pressing once more goes on. When the server cannot say, the prayer is asked for: nothing waits on this,
 * and words that are plainly English are not asked about.
 */
export function useLanguageNotice() {
  const reading = useMutation({
    mutationFn: (situation: string) => answerOf(api.POST('/api/v1/read-situation', { body: { situation } })),
    retry: false,
  })
  const notice = noticeIn(reading.data)
  return {
    notice,
    isChecking: reading.isPending,
    reset: () => notice !== undefined && reading.reset(),
    check: (situation: string, goOn: () => void) => {
      if (notice !== undefined || !mayBeForeign(situation)) return goOn()
      // The promise, not the callbacks of the mutation: it also ends when the page has gone, as with a lost session.
      reading.mutateAsync(situation.trim()).then((read) => read.notice === undefined && goOn(), goOn)
    },
  }
}

function noticeIn(read: { language: string; notice?: string } | undefined): LanguageNotice | undefined {
  if (read?.notice === undefined) return undefined
  return { text: read.notice, lang: read.language === 'other' ? 'en' : read.language }
}

/**
 * Whether the server should be asked in which language this is: it has letters that English lacks, or none of the
 * words that hardly any English sentence does without. Of two or three words nobody could say.
 */
export function mayBeForeign(situation: string): boolean {
  if (/[^\P{L}a-z]/iu.test(situation)) return true
  return situation.trim().split(/\s+/).length >= SAYING_WORDS && !COMMON.test(situation)
}

const SAYING_WORDS = 4

const COMMON =
  /\b(?:the|my|is|and|of|for|with|you|your|was|are|have|has|that|this|it|not|but|from|about|i'm|i've|we're|we|he|she|they|i am|i feel|i need|i want)\b/i
