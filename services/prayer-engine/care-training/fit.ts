import { seeded, shuffle } from './seeded.ts'
import { addTo, dot, type SparseVector } from './sparse-vector.ts'

/** A text to learn from: its features, each once, and whether help is called for. */
export interface Lesson {
  readonly features: readonly number[]
  readonly isCry: boolean
}

/** How much each feature counts in a text (`shares`), and which way it points (`weights`). */
export interface Fitted {
  readonly shares: Float32Array
  readonly weights: Float32Array
}

const SMOOTHING = 0.5
/** What stands in one line only tells nothing of others. */
const LINES_MIN = 2
const STRICTNESS = 1
const ROUNDS = 60

/**
 * Fits a line between the two kinds of text: naive Bayes log-count ratios as the value of each feature, and a linear
 * support vector machine on top (Wang and Manning, 2012), solved by dual coordinate descent (Hsieh et al., 2008).
 */
export function fit(lessons: readonly Lesson[], features: number): Fitted {
  const shares = logCountRatios(lessons, features)
  const rows = lessons.map((lesson) => ({
    vector: toVector(lesson.features, shares),
    side: lesson.isCry ? 1 : -1,
    slack: slackOf(lesson, lessons),
  }))
  const weights = new Float32Array(features)
  const alphas = new Map(rows.map((row) => [row, 0]))
  const random = seeded(7)
  for (let round = 0; round < ROUNDS; round++) {
    for (const row of shuffle(rows, random)) {
      const { vector, side, slack } = row
      const before = alphas.get(row) ?? 0
      const gradient = side * dot(weights, vector) - 1 + slack * before
      const after = Math.max(before - gradient / (1 + slack), 0)
      alphas.set(row, after)
      if (after !== before) addTo(weights, vector, (after - before) * side)
    }
  }
  return { shares, weights }
}

/** A text as the machine sees it, of length 1. */
export function toVector(features: readonly number[], shares: Float32Array): SparseVector {
  const values = Float32Array.from(features, (feature) => shares[feature] ?? 0)
  const length = Math.hypot(...values) || 1
  return { features, values: values.map((value) => value / length) }
}

/** Both kinds weigh the same, however many lines there are of each. */
function slackOf({ isCry }: Lesson, lessons: readonly Lesson[]): number {
  const alike = lessons.filter((other) => other.isCry === isCry).length
  return alike / (STRICTNESS * lessons.length)
}

function logCountRatios(lessons: readonly Lesson[], features: number): Float32Array {
  const cries = countLines(
    lessons.filter(({ isCry }) => isCry),
    features,
  )
  const others = countLines(
    lessons.filter(({ isCry }) => !isCry),
    features,
  )
  const [allCries, allOthers] = [total(cries), total(others)]
  return Float32Array.from(cries, (count, feature) => {
    const other = others[feature] ?? 0
    if (count + other < LINES_MIN) return 0
    return Math.log((count + SMOOTHING) / allCries / ((other + SMOOTHING) / allOthers))
  })
}

function countLines(lessons: readonly Lesson[], features: number): Uint32Array {
  const counts = new Uint32Array(features)
  for (const lesson of lessons)
    for (const feature of lesson.features) counts[feature] = (counts[feature] ?? 0) + 1
  return counts
}

function total(counts: Uint32Array): number {
  return counts.reduce((sum, count) => sum + count + SMOOTHING, 0)
}
