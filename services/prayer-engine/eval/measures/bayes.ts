/** A classifier as small as they come: naive Bayes over the words of a text, one added to every count. */
export interface Bayes<Label extends string> {
  learn(text: string, label: Label): void
  guess(text: string): Label | undefined
}

export function createBayes<Label extends string>(labels: readonly Label[]): Bayes<Label> {
  const counts = new Map<Label, Map<string, number>>(labels.map((label) => [label, new Map()]))
  const totals = new Map<Label, number>()
  const vocabulary = new Set<string>()
  return {
    learn(text, label) {
      for (const word of wordsOf(text)) {
        const own = counts.get(label)
        own?.set(word, (own.get(word) ?? 0) + 1)
        totals.set(label, (totals.get(label) ?? 0) + 1)
        vocabulary.add(word)
      }
    },
    guess(text) {
      const words = wordsOf(text).filter((word) => vocabulary.has(word))
      const likely = (label: Label) =>
        words.reduce(
          (sum, word) =>
            sum +
            Math.log(
              ((counts.get(label)?.get(word) ?? 0) + 1) / ((totals.get(label) ?? 0) + vocabulary.size),
            ),
          0,
        )
      return labels
        .map((label) => ({ label, likelihood: likely(label) }))
        .sort((one, other) => other.likelihood - one.likelihood)[0]?.label
    },
  }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}’']{3,}/gu) ?? []
}
