import nlp from 'compromise/two'

const WEEKDAY = '(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)'
const DAY = new RegExp(
  `\\b(?:(tomorrow|tonight)(?: (morning|afternoon|evening|night))?|(?:(on|this|next|in) )?(${WEEKDAY})(?: (morning|afternoon|evening|night))?|(next (?:week|month|weekend)|this (?:weekend|afternoon|evening))|(on Christmas(?: Eve| Day)?|at Christmas|at Easter|on Thanksgiving))\\b`,
)
const IS_PAST =
  /\b(?:last|ago|since|yesterday|every|each|was|were|did|had|went|came|died|passed|lost|got|told|said|left|found|happened|buried)\b/i

/**
 * The one day that a situation looks forward to, as a prayer says it: 'tomorrow', 'on Friday', 'next week'. Only from a
 * sentence whose verbs are in the present or the future; none when two different days are told.
 */
export function dayToCome(sentences: readonly string[]): string | undefined {
  const days = new Set(sentences.flatMap((sentence) => dayIn(sentence) ?? []))
  return days.size === 1 ? [...days][0] : undefined
}

function dayIn(sentence: string): string | undefined {
  const clause = clausesOf(sentence).find((part) => DAY.test(part)) ?? ''
  const found = DAY.exec(clause)
  if (!found || IS_PAST.test(clause) || hasPastVerb(clause)) return undefined
  const [, soon, part, before, weekday, dayPart, span, feast] = found
  if (soon) return part ? `${soon} ${part}` : soon
  if (weekday)
    return `${before === 'this' || before === 'next' ? before : 'on'} ${weekday}${dayPart ? ` ${dayPart}` : ''}`
  return span ?? feast
}

function clausesOf(sentence: string): string[] {
  return sentence.split(/,\s+|\s+(?:and|but|because|so|since)\s+/)
}

/** 'I am terrified' is no past, and the parser takes it for one. */
function hasPastVerb(clause: string): boolean {
  return nlp(
    clause.replaceAll(/\b(?:am|is|are|'m|'s|'re|be|feel|so|very|get|gets) (?:\w+ )?\w+ed\b/gi, ' '),
  ).has('#PastTense')
}
