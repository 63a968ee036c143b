import { readFile } from 'node:fs/promises'

/** Which of the files hold which of the words, as UTF-8, as UTF-16 or in base64. */
export async function findBytes(paths: readonly string[], words: readonly string[]): Promise<string[]> {
  const forms = words.flatMap((word) => [
    { word, bytes: Buffer.from(word) },
    { word, bytes: Buffer.from(word, 'utf16le') },
    ...[0, 1, 2].map((shift) => ({ word, bytes: base64Core(word, shift) })),
  ])
  const found: string[] = []
  for (const path of paths) {
    const content = await readFile(path)
    for (const { word, bytes } of forms) if (content.includes(bytes)) found.push(`${path}: ${word}`)
  }
  return found
}

/** What base64 makes of a word that begins `shift` bytes into its text: the part that does not depend on what is around it. */
function base64Core(word: string, shift: number): Buffer {
  const encoded = Buffer.concat([Buffer.alloc(shift), Buffer.from(word)]).toString('base64url')
  return Buffer.from(encoded.slice(4, -4))
}
