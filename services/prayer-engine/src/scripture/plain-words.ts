/**
 * The words of a text with all that does not tell two quotations apart taken away: case, marks, and the difference
 * between the old forms of a word and today's. 'Thou preparest' and 'You prepare' give the same words.
 */
export function plainWords(text: string): string[] {
  return rawWords(text).map(plainWord)
}

/** The words of a text in lower case and without marks, but otherwise as they stand. */
export function rawWords(text: string): readonly string[] {
  const spoken = text.toLowerCase().replaceAll(/['’]s?(?![\p{L}\p{N}])/gu, '')
  return spoken.match(/[\p{L}\p{N}]+/gu) ?? []
}

const TODAY: ReadonlyMap<string, string> = new Map([
  ['thou', 'you'],
  ['thee', 'you'],
  ['ye', 'you'],
  ['thy', 'your'],
  ['thine', 'your'],
  ['yours', 'your'],
  ['mine', 'my'],
  ['art', 'are'],
  ['hath', 'has'],
  ['hast', 'has'],
  ['have', 'has'],
  ['doth', 'do'],
  ['dost', 'do'],
  ['does', 'do'],
  ['unto', 'to'],
  ['upon', 'on'],
  ['shalt', 'shall'],
  ['wilt', 'will'],
  ['didst', 'did'],
  ['saith', 'say'],
  ['spake', 'spoke'],
  ['yea', 'yes'],
  ['o', 'oh'],
  ['an', 'a'],
  ['nigh', 'near'],
  ['shew', 'show'],
  ['shewed', 'showed'],
  ['shewest', 'show'],
  ['throughly', 'thoroughly'],
])

/** One word of `rawWords` in its plain form. */
export function plainWord(word: string): string {
  return TODAY.get(word) ?? stem(word)
}

// Only the endings that differ between then and now: leadeth, leadest, leads.
function stem(word: string): string {
  if (word.length < 5) return word
  const bare = word.replace(/(?:eth|est|es|(?<![su])s)$/, '')
  return bare.length < 3 ? word : bare.replace(/(?<=..)(?:e|i|y)$/, '')
}
