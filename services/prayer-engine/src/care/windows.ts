/** What of a longer text is heard by itself, since ordinary sentences around a cry drown it. */
export interface Windows {
  readonly sentences: readonly string[]
  /** Each sentence with the next: 'He came home. I woke up in hospital.' A text of two is read as a whole anyway. */
  readonly pairs: readonly string[]
}

/** Who writes without full stops is read a stretch at a time. */
const STRETCH_WORDS_MAX = 24
/** 'Please.', 'Amen.': one word is read with what follows; two may be a cry. */
const SENTENCE_WORDS_MIN = 2

/** Every word stands in one sentence and in at most two pairs, so reading all of them takes as long as the text is. */
export function windowsOf(situation: string): Windows {
  const sentences = joinShort(situation.split(/(?<=[.!?;\n…])(?![.!?;\n…])/).flatMap(stretches))
  if (sentences.length < 2) return { sentences: [], pairs: [] }
  const pairs = sentences.slice(1).map((sentence, index) => `${sentences[index]} ${sentence}`)
  return { sentences, pairs: sentences.length > 2 ? pairs : [] }
}

function stretches(sentence: string): string[] {
  const words = sentence.split(/\s+/).filter((word) => word !== '')
  const count = Math.ceil(words.length / STRETCH_WORDS_MAX)
  return Array.from({ length: count }, (_, index) =>
    words.slice(index * STRETCH_WORDS_MAX, (index + 1) * STRETCH_WORDS_MAX).join(' '),
  )
}

function joinShort(sentences: readonly string[]): string[] {
  const joined: string[] = []
  let waiting = ''
  for (const sentence of sentences) {
    const whole = waiting ? `${waiting} ${sentence}` : sentence
    const isShort = whole.split(' ').length < SENTENCE_WORDS_MIN
    if (!isShort) joined.push(whole)
    waiting = isShort ? whole : ''
  }
  if (waiting) joined.push(`${joined.pop() ?? ''} ${waiting}`.trim())
  return joined
}
