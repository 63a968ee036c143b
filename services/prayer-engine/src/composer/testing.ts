import type { Passage, PrayerRequest } from '../prayer.ts'
import type { DraftSentence, WritingTask } from '../writer.ts'
import { countWords } from './words.ts'

/** Passages for the composer's own tests; the real ones are chosen by domain/scripture. */
export const PASSAGES: readonly Passage[] = [
  {
    reference: 'Psalm 34:18',
    text: 'The LORD is nigh unto them that are of a broken heart; and saveth such as be of a contrite spirit.',
    why: '',
  },
  {
    reference: 'Psalm 4:8',
    text: 'I will both lay me down in peace, and sleep: for thou, LORD, only makest me dwell in safety.',
    why: '',
  },
  {
    reference: 'Psalm 46:1',
    text: 'God is our refuge and strength, a very present help in trouble.',
    why: '',
  },
]

/** A task with everything ordinary but what a test is about. */
export function task(request: Partial<PrayerRequest>, seed: string): WritingTask {
  return {
    request: {
      category: 'Peace',
      mood: 'Anxious',
      tone: 'Comforting',
      length: 'standard',
      recipient: { relationship: 'Self' },
      ...request,
    },
    passages: PASSAGES,
    crisis: false,
    closing: 'in Jesus’ name',
    seed,
  }
}

/** The prayer as it is read, with the words of scripture in place. */
export function asText(sentences: readonly DraftSentence[]): string {
  return sentences
    .map((sentence) => (sentence.kind === 'words' ? sentence.text : textOf(sentence.reference)))
    .join(' ')
}

export function wordsOf(sentences: readonly DraftSentence[]): number {
  return countWords(asText(sentences))
}

function textOf(reference: string): string {
  return PASSAGES.find((passage) => passage.reference === reference)?.text ?? ''
}
