// What the recogniser sees of a text: which words stand together, which words stand near each other, and which letters,
// so that a slip of the finger ('sucide', 'wanna dye') still looks like what it was meant to be.

/** Features are numbers below this: a hash of what they stand for. A power of two. */
export const FEATURES = 2 ** 18

const WORDS_TOGETHER_MAX = 3
const LETTERS = { min: 3, max: 6 } as const
/** How many words of weight further on still belong to a thought. */
const REACH = 7
const LIGHT_WORDS: ReadonlySet<string> = new Set(
  'the a an of to and in is it that this for on with at so just very really as be am are was were'.split(' '),
)

// Where each kind of feature starts its hash, so that the word 'cut' is not the letters 'cut'.
const TOGETHER = 0x811c9dc5
const NEAR = 0x3ade68b1
const LETTERS_SEED = 0x7c3a1f29

// Which features the text at hand has had already. One for all texts: clearing it would cost more than reading most of them.
const seenIn = new Uint32Array(FEATURES)
let text = 0

/** The features of a text, each once. `plain` is as `plainLetters` leaves it. */
export function featuresOf(plain: string): readonly number[] {
  const words = plain.split(' ').filter((word) => word !== '')
  const features: number[] = []
  text++
  addWordsTogether(words.map(hashOf), features)
  addWordsNear([...new Set(words.filter((word) => !LIGHT_WORDS.has(word)))].map(hashOf), features)
  addLetters(` ${plain} `, features)
  return features
}

function addWordsTogether(words: readonly number[], features: number[]): void {
  for (let start = 0; start < words.length; start++) {
    let hash = TOGETHER
    for (let count = 0; count < WORDS_TOGETHER_MAX && start + count < words.length; count++) {
      hash = mixed(hash, words[start + count] ?? 0)
      add(hash, features)
    }
  }
}

/** In either order: 'better without me' and 'without me, better'. */
function addWordsNear(words: readonly number[], features: number[]): void {
  for (const [index, word] of words.entries()) {
    const end = Math.min(words.length, index + 1 + REACH)
    for (let other = index + 1; other < end; other++) add(mixed(NEAR, word + (words[other] ?? 0)), features)
  }
}

function addLetters(letters: string, features: number[]): void {
  for (let start = 0; start + LETTERS.min <= letters.length; start++) {
    let hash = LETTERS_SEED
    const end = Math.min(letters.length, start + LETTERS.max)
    for (let at = start; at < end; at++) {
      hash = mixed(hash, letters.charCodeAt(at))
      if (at - start + 1 >= LETTERS.min) add(hash, features)
    }
  }
}

function add(hash: number, features: number[]): void {
  const feature = ((hash >>> 14) ^ hash) & (FEATURES - 1)
  if (seenIn[feature] === text) return
  seenIn[feature] = text
  features.push(feature)
}

function hashOf(word: string): number {
  let hash = TOGETHER
  for (let index = 0; index < word.length; index++) hash = mixed(hash, word.charCodeAt(index))
  return hash
}

/** FNV-1a, 32 bits, a number at a time. */
function mixed(hash: number, next: number): number {
  return Math.imul(hash ^ next, 0x01000193)
}
