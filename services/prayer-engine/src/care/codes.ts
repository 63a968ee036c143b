const ADDRESSES = /\b(?:https?:\/\/|www\.)\S+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu
/** Of eight characters at least; 'su1c1d3' is shorter, and is a word. */
const CODES = /(?<![\p{L}\p{N}-])(?=[\da-f-]*\d)[\da-f][\da-f-]{7,}(?![\p{L}\p{N}-])/giu

/** A text without addresses, identifiers and numbers: letters that stand in them by chance are like no cry. */
export function withoutCodes(text: string): string {
  return text.replaceAll(ADDRESSES, ' ').replaceAll(CODES, ' ')
}
