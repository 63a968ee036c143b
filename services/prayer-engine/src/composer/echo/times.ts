const DAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|easter'
const PATTERNS: readonly RegExp[] = [
  /^(tomorrow|today|tonight)( (morning|afternoon|evening|night))?$/i,
  new RegExp(`^(on|this|next) (${DAYS})( (morning|afternoon|evening|night))?$`, 'i'),
  /^(this|next) (week|weekend|month|year|afternoon|evening|summer|fall|autumn|winter|spring)$/i,
  new RegExp(`^(${DAYS})$`, 'i'),
]
const BARE_DAY = new RegExp(`^(${DAYS})$`, 'i')
const TIME_WORDS_MAX = 3

export interface SaidTime {
  readonly text: string
  readonly end: number
}

/** The time said at a place in a sentence, such as 'tomorrow' or 'on Friday'. Past times are not looked for. */
export function timeAt(words: readonly string[], at: number): SaidTime | undefined {
  for (let length = TIME_WORDS_MAX; length >= 1; length--) {
    const text = words
      .slice(at, at + length)
      .join(' ')
      .replace(/[,.]+$/, '')
    const isBareDay = length === 1 && BARE_DAY.test(text)
    if (isBareDay && at + 1 < words.length && !words[at]?.endsWith(',')) continue
    if (text.split(' ').length === length && PATTERNS.some((pattern) => pattern.test(text))) {
      return { text: spoken(text), end: at + length }
    }
  }
  return undefined
}

export function timesIn(sentence: string): string[] {
  const words = sentence.split(/\s+/)
  return words
    .flatMap((_, at) => timeAt(words, at)?.text ?? [])
    .filter((text, at, all) => !all[at - 1]?.endsWith(text))
}

function spoken(text: string): string {
  const lower = text
    .toLowerCase()
    .replace(new RegExp(DAYS), (day) => day.charAt(0).toUpperCase() + day.slice(1))
  return /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun|Chr|Eas)/.test(lower) ? `on ${lower}` : lower
}
