// What the recogniser sees of a text: which words stand together, which words stand near each other, and which letters,
// so that a slip of the finger ('sucide', 'wanna dye') still looks like what it was meant to be.

/** Features are numbers below this: a hash of their letters. A power of two. */
export const FEATURES = 2 ** 18

const WORDS_TOGETHER_MAX = 3
const LETTERS = { min: 3, max: 6 } as const
/** How many words of weight further on still belong to a thought. */
const REACH = 7
const LIGHT_WORDS: ReadonlySet<string> = new Set(
  'the a an of to and in is it that this for on with at so just very really as be am are was were'.split(' '),
)

/** The features of a text, each once. `plain` is as `plainLetters` leaves it. */
export function featuresOf(plain: string): readonly number[] {
  const words = plain.split(' ').filter((word) => word !== '')
  const features = new Set<number>()
  addWordsTogether(words, features)
  addWordsNear(words, features)
  addLetters(` ${plain} `, features)
  return [...features]
}

/** Lower case without accents and apostrophes; the end of a sentence is a word of its own, ' . '. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’‘`´]/g, '')
    .replaceAll(/[.!?;\n…]+/g, ' . ')
    .replaceAll(/[^\p{L}\p{N}. ]+/gu, ' ')
    .replaceAll(/(\p{L})\1{2,}/gu, '$1')
}

function addWordsTogether(words: readonly string[], features: Set<number>): void {
  for (let start = 0; start < words.length; start++) {
    for (let count = 1; count <= WORDS_TOGETHER_MAX && start + count <= words.length; count++) {
      features.add(hashOf(`w${words.slice(start, start + count).join(' ')}`))
    }
  }
}

/** In either order: 'better without me' and 'without me, better'. */
function addWordsNear(words: readonly string[], features: Set<number>): void {
  const heavy = [...new Set(words.filter((word) => !LIGHT_WORDS.has(word)))]
  for (const [index, word] of heavy.entries()) {
    for (const other of heavy.slice(index + 1, index + 1 + REACH)) {
      features.add(hashOf(word < other ? `p${word}_${other}` : `p${other}_${word}`))
    }
  }
}

function addLetters(text: string, features: Set<number>): void {
  for (let length = LETTERS.min; length <= LETTERS.max; length++) {
    for (let start = 0; start + length <= text.length; start++) {
      features.add(hashOf(`l${text.slice(start, start + length)}`))
    }
  }
}

/** FNV-1a, 32 bits, folded. */
function hashOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < feature.length; index++) {
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193)
  }
  return ((hash >>> 14) ^ hash) & (FEATURES - 1)
}
