import { brotliCompressSync, constants } from 'node:zlib'
import { FEATURES, featuresOf } from '../src/care/recogniser/features.ts'
import { BYTES_OF_ONE, BYTES_OF_SCALE, QUESTIONS, type Question } from '../src/care/recogniser/layout.ts'
import { windowsOf } from '../src/care/windows.ts'
import { plainLetters } from '../src/text/plain.ts'
import { type Fitted, fit, type Lesson } from './fit.ts'
import type { Line } from './lines.ts'

/** So few steps that the file stays small; more of them decide nothing better. */
const STEPS = 31

/** The weights of all questions as the recogniser's file holds them. */
export function learnWeights(lines: readonly Line[]): Buffer {
  const bytes = Buffer.concat(QUESTIONS.map((question) => toBytes(learn(lines, question))))
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  })
}

/** What each question learns from. */
export function learn(lines: readonly Line[], question: Question): Fitted {
  return fit(LESSONS[question](lines), FEATURES)
}

const LESSONS: Record<Question, (lines: readonly Line[]) => Lesson[]> = {
  cry: (lines) => lines.map((line) => lesson(line, line.label !== 'none')),
  // Which sentence of a cry is the cry nobody has marked; but no sentence of an ordinary text is one.
  within: (lines) => [
    ...LESSONS.cry(lines),
    ...lines
      .filter(({ label }) => label === 'none')
      .flatMap((line) => {
        const { sentences, pairs } = windowsOf(line.text)
        return [...sentences, ...pairs].map((text) => lesson({ ...line, text }, false))
      }),
  ],
  abuse: (lines) =>
    lines.filter(({ label }) => label !== 'none').map((line) => lesson(line, line.label === 'abuse')),
}

function lesson({ text }: Line, isCry: boolean): Lesson {
  return { features: featuresOf(plainLetters(text)), isCry }
}

function toBytes({ shares, weights }: Fitted): Buffer {
  const votes = shares.map((share, feature) => share * (weights[feature] ?? 0))
  const [shareStep, voteStep] = [largest(shares) / STEPS, largest(votes) / STEPS]
  const bytes = Buffer.alloc(BYTES_OF_ONE)
  bytes.writeFloatLE(voteStep / shareStep, 0)
  for (const [feature, share] of shares.entries()) {
    bytes.writeInt8(Math.round(share / shareStep), BYTES_OF_SCALE + feature)
  }
  for (const [feature, vote] of votes.entries()) {
    bytes.writeInt8(Math.round(vote / voteStep), BYTES_OF_SCALE + FEATURES + feature)
  }
  return bytes
}

function largest(numbers: Float32Array): number {
  return numbers.reduce((most, each) => Math.max(most, Math.abs(each)), 0)
}
