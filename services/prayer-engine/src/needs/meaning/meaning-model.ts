import type { NeedModel } from '../need-model.ts'
import { type InputFrame, inputCount, inputsOf } from './inputs.ts'
import learned from './weights.json' with { type: 'json' }
import { DIMENSIONS } from './word-vectors.ts'

/** A softmax regression: for each need one row of weights, as many as there are inputs. */
export interface Regression extends InputFrame {
  readonly needs: readonly string[]
  readonly weights: Float64Array
}

/** The part of `weights.json` that is no fingerprint. `values` holds the mean, then the weights, in half precision. */
export interface PackedRegression {
  readonly needs: readonly string[]
  readonly choices: readonly string[]
  readonly values: string
}

let model: NeedModel | undefined

/** How well the meaning of the words fits each need. Hears words that no line of ours holds. */
export function meaningModel(): NeedModel {
  model ??= modelOf(unpackRegression(learned))
  return model
}

/** Scores are logarithms of probabilities. */
export function modelOf(regression: Regression): NeedModel {
  const { needs, weights } = regression
  const count = inputCount(regression)
  return {
    score(request) {
      const inputs = inputsOf(request, regression)
      const sums = needs.map((_, need) => dot(weights.subarray(need * count, (need + 1) * count), inputs))
      const most = Math.max(...sums)
      const total = Math.log(sums.reduce((sum, each) => sum + Math.exp(each - most), 0)) + most
      return new Map(needs.map((need, at) => [need, (sums[at] ?? 0) - total]))
    },
  }
}

export function packRegression({ needs, choices, mean, weights }: Regression): PackedRegression {
  const halves = Float16Array.from([...mean, ...weights])
  return { needs, choices, values: Buffer.from(halves.buffer).toString('base64') }
}

export function unpackRegression({ needs, choices, values }: PackedRegression): Regression {
  const bytes = Uint8Array.from(Buffer.from(values, 'base64'))
  const numbers = Float64Array.from(new Float16Array(bytes.buffer))
  return { needs, choices, mean: numbers.slice(0, DIMENSIONS), weights: numbers.slice(DIMENSIONS) }
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}
