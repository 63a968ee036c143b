import { careFor } from '../care/care-for.ts'
import type { PrayerRequest } from '../prayer.ts'
import { passageText } from '../scripture/text.ts'
import { countWords } from '../text/words.ts'
import type { DraftSentence, WritingTask } from '../writer.ts'
import { writingTask } from '../writing-task.ts'

/** A task with everything ordinary but what a test is about. */
export function task(request: Partial<PrayerRequest>, seed: string): WritingTask {
  return taskFor(
    {
      category: 'Peace',
      mood: 'Anxious',
      tone: 'Comforting',
      length: 'standard',
      recipient: { relationship: 'Self' },
      ...request,
    },
    seed,
  )
}

/** The task that a request becomes, as in the service. */
export function taskFor(request: PrayerRequest, seed: string): WritingTask {
  return writingTask({ request, care: careFor(request), closing: 'in Jesus’ name', seed })
}

/** The prayer as it is read, with the words of scripture in place. */
export function asText(sentences: readonly DraftSentence[]): string {
  return sentences.map(wordsIn).join(' ')
}

export function wordsOf(sentences: readonly DraftSentence[]): number {
  return countWords(asText(sentences))
}

function wordsIn(sentence: DraftSentence): string {
  return sentence.kind === 'quotation' ? (passageText(sentence.reference) ?? '') : sentence.text
}
