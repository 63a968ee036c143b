import { brotliDecompressSync } from 'node:zlib'
import { FEATURES } from './features.ts'
import { BYTES_OF_ONE, BYTES_OF_SCALE, QUESTIONS, type Question } from './layout.ts'
import learnt from './weights.json' with { type: 'json' }

/** What a feature counts in a text, and what it speaks for, each a byte: see `care-training/train.ts`. */
export interface Weights {
  readonly shares: Int8Array
  readonly votes: Int8Array
  /** What one unit of `votes` is in units of `shares`, so that a score of 1 is a clear case. */
  readonly scale: number
}

/** What was learnt, as `weights.json` holds it. */
export function unpackWeights(): Readonly<Record<Question, Weights>> {
  const bytes = brotliDecompressSync(Buffer.from(learnt.weights, 'base64'))
  const [cry, within, abuse] = QUESTIONS.map((_, index) => weightsAt(bytes, index * BYTES_OF_ONE))
  if (!cry || !within || !abuse) throw new Error('weights.json holds too little')
  return { cry, within, abuse }
}

function weightsAt(bytes: Buffer, offset: number): Weights {
  const at = bytes.byteOffset + offset + BYTES_OF_SCALE
  return {
    scale: bytes.readFloatLE(offset),
    shares: new Int8Array(bytes.buffer, at, FEATURES),
    votes: new Int8Array(bytes.buffer, at + FEATURES, FEATURES),
  }
}
