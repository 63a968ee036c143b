/** A text as the rules read it: lower case, straight quotes, single spaces, apostrophes kept. */
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
