const ORDER_MAX = 4

/**
 * Self-BLEU of a set of texts: each against all the others, up to four words in a row, evenly weighted,
 * brevity counted; the mean of it. 1 means that they are all the same.
 */
export function selfBleu(texts: readonly string[]): number {
  const all = texts.map((text) => text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [])
  const scores = all.map((words, at) =>
    bleu(
      words,
      all.filter((_, other) => other !== at),
    ),
  )
  return scores.reduce((sum, score) => sum + score, 0) / scores.length
}

/** The mean BLEU of every text against every other single one: how alike two prayers of a set are. */
export function pairwiseBleu(texts: readonly string[]): number {
  const all = texts.map((text) => text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [])
  const scores = all.flatMap((words, at) =>
    all.flatMap((other, index) => (index === at ? [] : [bleu(words, [other])])),
  )
  return scores.reduce((sum, score) => sum + score, 0) / scores.length
}

function bleu(words: readonly string[], references: readonly (readonly string[])[]): number {
  const logs = Array.from({ length: ORDER_MAX }, (_, order) =>
    Math.log(precision(words, references, order + 1)),
  )
  const closest = references
    .map((reference) => reference.length)
    .sort((one, other) => Math.abs(one - words.length) - Math.abs(other - words.length))[0]
  const brevity = words.length >= (closest ?? 0) ? 1 : Math.exp(1 - (closest ?? 0) / words.length)
  return brevity * Math.exp(logs.reduce((sum, log) => sum + log, 0) / ORDER_MAX)
}

/** Clipped n-gram precision, with one added below and above when nothing matches, so that the mean stands. */
function precision(
  words: readonly string[],
  references: readonly (readonly string[])[],
  order: number,
): number {
  const own = countsOf(words, order)
  const others = references.map((reference) => countsOf(reference, order))
  let matched = 0
  let total = 0
  for (const [gram, times] of own) {
    matched += Math.min(times, Math.max(0, ...others.map((counts) => counts.get(gram) ?? 0)))
    total += times
  }
  return matched === 0 ? 1 / (total + 1) : matched / total
}

function countsOf(words: readonly string[], order: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (let at = 0; at + order <= words.length; at++) {
    const gram = words.slice(at, at + order).join(' ')
    counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  return counts
}
