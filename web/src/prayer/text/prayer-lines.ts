/**
 * The lines in which a prayer is read: a sentence each, as one breathes, and wherever its writer began a new one. The
 * words stay as they are.
 */
export function prayerLines(text: string): readonly string[] {
  return text
    .split(/\n|(?<=[.!?][”’"']?)\s+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
