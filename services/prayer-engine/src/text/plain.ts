// What people write and what a writer gives back, made even before any rule reads it. Two levels: with its marks, where
// they carry meaning (a quotation, a negation), and letters alone, where they only hide a word.

/** Lower case, straight quotes, single spaces; apostrophes and marks stay. */
export function plainSpeech(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’ʼ´`]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‐-―]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/**
 * Lower case without accents and apostrophes ('dont'), letters held down let go ('sooo'); the end of a sentence is a word
 * of its own, ' . '.
 */
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
