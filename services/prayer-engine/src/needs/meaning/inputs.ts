import type { NeedRequest } from '../need-model.ts'
import { lengthOf, textVector } from './text-vector.ts'
import { DIMENSIONS } from './word-vectors.ts'

/** What turns a request into inputs: the mean vector of all texts, and the choices that have an input. */
export interface InputFrame {
  readonly mean: Float64Array
  readonly choices: readonly string[]
}

/** A text says more than a choice, so a choice weighs less than the vector, which has length 1. */
const WORTH_OF_CHOICE = { category: 0.6, mood: 0.4, for: 0.4 } as const
type Choice = keyof typeof WORTH_OF_CHOICE

export function inputCount({ choices }: InputFrame): number {
  return DIMENSIONS + choices.length + 1
}

/** The direction of the text from the mean, then the choices, then a constant. */
export function inputsOf(request: NeedRequest, { mean, choices }: InputFrame): Float64Array {
  const inputs = new Float64Array(DIMENSIONS + choices.length + 1)
  const vector = textVector(request.situation ?? '').map((value, at) => value - (mean[at] ?? 0))
  const length = lengthOf(vector) || 1
  for (const [at, value] of vector.entries()) inputs[at] = value / length
  for (const [name, worth] of choicesOf(request)) {
    const at = choices.indexOf(name)
    if (at >= 0) inputs[DIMENSIONS + at] = worth
  }
  inputs[inputs.length - 1] = 1
  return inputs
}

/** The choices beside the text, and what each is worth as an input. */
export function choicesOf({ category, mood, recipient }: NeedRequest): [name: string, worth: number][] {
  const chosen: Record<Choice, string | undefined> = { category, mood, for: recipient.relationship }
  return (Object.keys(WORTH_OF_CHOICE) as Choice[]).flatMap((kind) =>
    chosen[kind] === undefined ? [] : [[`${kind}:${chosen[kind]}`, WORTH_OF_CHOICE[kind]]],
  )
}
