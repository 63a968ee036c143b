// What a prayer read aloud and shown as text never holds: mark-up of any kind, addresses, numbers to call, pictures.
const NOT_PLAIN: readonly RegExp[] = [
  /[<>{}[\]|\\^~_*#=`@$%&+]|\/\//,
  /^\s*(?:[-•–—]|\d+[.)])\s/m,
  /&(?:[a-z]+|#\d+);/i,
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u,
  /\p{Extended_Pictographic}/u,
  /\b(?:https?|mailto|javascript|data):/i,
  /\bwww\.|\b[a-z0-9-]+\.(?:com|org|net|io|app|dev|gov|edu|info|co|uk|us|me|ai)\b/i,
  /\d[\d\s().-]{5,}\d/,
]

// A name or a word of the person's own may be written in any script, with the marks it needs.
const OTHER_SCRIPT = /[[\p{L}\p{M}]--[\p{Script=Latin}\p{Script=Inherited}]]+/gv

/** Whether a sentence is plain text: no mark-up, addresses, telephone numbers, or characters that are not for reading. */
export function isPlainText(text: string, given: string): boolean {
  const unknown = (text.match(OTHER_SCRIPT) ?? []).filter((word) => !given.includes(word))
  return unknown.length === 0 && !NOT_PLAIN.some((pattern) => pattern.test(text))
}
