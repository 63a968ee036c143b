/** A number from 0 up to 1 that looks random and is always the same for the same words. */
export function seeded(...words: readonly string[]): number {
  let hash = 0x811c9dc5
  for (const character of words.join('\u0000')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  // The last mixing of MurmurHash3: without it, seeds that differ in one letter give neighbouring numbers.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
