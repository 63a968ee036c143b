import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Numbers per word. */
export const DIMENSIONS = 100

/**
 * The vocabulary, the most frequent words first, and one row of `values` for each word. Only the direction of a row has
 * a meaning: each row is scaled to the range of a byte.
 */
export interface WordVectors {
  readonly rows: ReadonlyMap<string, number>
  readonly values: Int8Array
}

/** `needs-training/make-word-vectors.ts` writes this file, and its README names the source. */
export const WORD_VECTORS_FILE = join(import.meta.dirname, 'word-vectors.bin')

const BYTES_OF_SIZE = 4

let loaded: WordVectors | undefined

/** Reads the file once. */
export function wordVectors(): WordVectors {
  loaded ??= unpack(readFileSync(WORD_VECTORS_FILE))
  return loaded
}

/** The file: the size of the vocabulary in bytes, the vocabulary, the values. */
export function pack(words: readonly string[], values: Int8Array): Buffer {
  const vocabulary = Buffer.from(words.join('\n'))
  const size = Buffer.alloc(BYTES_OF_SIZE)
  size.writeUInt32LE(vocabulary.length)
  return Buffer.concat([size, vocabulary, Buffer.from(values.buffer, values.byteOffset, values.byteLength)])
}

function unpack(bytes: Buffer): WordVectors {
  const start = BYTES_OF_SIZE + bytes.readUInt32LE()
  const words = bytes.toString('utf8', BYTES_OF_SIZE, start).split('\n')
  return {
    rows: new Map(words.map((word, row) => [word, row])),
    values: new Int8Array(bytes.buffer, bytes.byteOffset + start, words.length * DIMENSIONS),
  }
}
