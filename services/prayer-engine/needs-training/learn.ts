import { choicesOf, inputsOf } from '../src/needs/meaning/inputs.ts'
import type { Regression } from '../src/needs/meaning/meaning-model.ts'
import { textVector } from '../src/needs/meaning/text-vector.ts'
import { DIMENSIONS } from '../src/needs/meaning/word-vectors.ts'
import { type NeedLine, requestOf } from '../src/needs/need-lines.ts'
import { fitSoftmax } from './fit-softmax.ts'

/** Learns from lines which meaning fits which need. The same on every machine. */
export function learnMeaning(lines: readonly NeedLine[]): Regression {
  const requests = lines.map(requestOf)
  const needs = [...new Set(lines.map(({ need }) => need))].sort()
  const choices = [...new Set(requests.flatMap(choicesOf).map(([name]) => name))].sort()
  const frame = { mean: meanVector(lines), choices }
  const lessons = lines.map((line) => ({
    inputs: inputsOf(requestOf(line), frame),
    right: needs.indexOf(line.need),
  }))
  return { ...frame, needs, weights: fitSoftmax(lessons, needs.length) }
}

function meanVector(lines: readonly NeedLine[]): Float64Array {
  const mean = new Float64Array(DIMENSIONS)
  for (const { text } of lines)
    for (const [at, value] of textVector(text).entries()) mean[at] = (mean[at] ?? 0) + value / lines.length
  return mean
}
