import { seeded, shuffle } from '../care-training/seeded.ts'

/** The inputs of a text, and which class is right. */
export interface Lesson {
  readonly inputs: Float64Array
  readonly right: number
}

const ROUNDS = 25
const BATCH = 64
const STEP = 0.05
/** The last step, as a part of the first. */
const STEP_AT_END = 0.1
/** Weight decay (L2). */
const DECAY = 6e-5
const MOMENTUM = 0.9
const MOMENTUM_OF_SQUARES = 0.999
const TINY = 1e-8

/** The weights of a softmax regression, one row for each class, learned by mini-batches with Adam (Kingma and Ba, 2015). */
export function fitSoftmax(lessons: readonly Lesson[], classes: number): Float64Array {
  const count = lessons[0]?.inputs.length ?? 0
  const weights = new Float64Array(classes * count)
  const adam = adamOf(weights, ROUNDS * Math.ceil(lessons.length / BATCH))
  const random = seeded(11)
  for (let round = 0; round < ROUNDS; round++) {
    const mixed = shuffle(lessons, random)
    for (let start = 0; start < mixed.length; start += BATCH)
      adam(gradientOf(weights, mixed.slice(start, start + BATCH), classes))
  }
  return weights
}

// Counted by hand: these are where the learning spends its time.

function gradientOf(weights: Float64Array, batch: readonly Lesson[], classes: number): Float64Array {
  const gradient = weights.map((weight) => DECAY * weight)
  for (const { inputs, right } of batch) {
    const errors = probabilities(weights, inputs, classes)
    errors[right] = (errors[right] ?? 0) - 1
    for (let row = 0; row < classes; row++) {
      const error = (errors[row] ?? 0) / batch.length
      const start = row * inputs.length
      for (let at = 0; at < inputs.length; at++)
        gradient[start + at] = (gradient[start + at] ?? 0) + error * (inputs[at] ?? 0)
    }
  }
  return gradient
}

function probabilities(weights: Float64Array, inputs: Float64Array, classes: number): Float64Array {
  const sums = new Float64Array(classes)
  for (let row = 0; row < classes; row++) {
    const start = row * inputs.length
    let sum = 0
    for (let at = 0; at < inputs.length; at++) sum += (weights[start + at] ?? 0) * (inputs[at] ?? 0)
    sums[row] = sum
  }
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

/** Returns a function that takes one step against a gradient; the steps shorten evenly. */
function adamOf(weights: Float64Array, steps: number): (gradient: Float64Array) => void {
  const means = new Float64Array(weights.length)
  const squares = new Float64Array(weights.length)
  let step = 0
  return (gradient) => {
    step++
    const length = STEP * (1 - (1 - STEP_AT_END) * (step / steps))
    const ofMeans = 1 - MOMENTUM ** step
    const ofSquares = 1 - MOMENTUM_OF_SQUARES ** step
    for (let at = 0; at < weights.length; at++) {
      const slope = gradient[at] ?? 0
      const mean = MOMENTUM * (means[at] ?? 0) + (1 - MOMENTUM) * slope
      const square = MOMENTUM_OF_SQUARES * (squares[at] ?? 0) + (1 - MOMENTUM_OF_SQUARES) * slope * slope
      means[at] = mean
      squares[at] = square
      weights[at] = (weights[at] ?? 0) - (length * (mean / ofMeans)) / (Math.sqrt(square / ofSquares) + TINY)
    }
  }
}
