// People leave out what goes without saying: 'lost my job', 'worried about mom', 'flying home tomorrow'.

const VERB_FIRST =
  /^(cannot|could not|do not|did not|have|had|am|was|feel|felt|need|want|lost|miss|keep|got|still|just (lost|got|found|started|finished)|passed|failed|found|finished|started|quit|relapsed|turned)\b/i
const STATE_FIRST =
  /^(so |very |really |just |still |too )*(worried|scared|afraid|anxious|nervous|tired|exhausted|stressed|grateful|thankful|overwhelmed|lonely|heartbroken|ashamed|going through|unable to|about to|at the end of)\b/i
const DOING_FIRST =
  /^(still |just |also |again )*(?!nothing|something|everything|anything|morning|evening|spring|king|thanksgiving|wedding|during|praying)[a-z]{2,}ing\b/i
const BEEN_FIRST = /^been\b/i

/**
 * Gives a fragment back the subject it left out, when that can only be the one who writes: `subject` is the one
 * of the clause before it. In a prayer for somebody else it is left as it is, since it may be they.
 */
export function restored(text: string, subject: string, hasRecipient: boolean): string {
  const who = subject || (hasRecipient ? '' : 'I')
  if (who === '') return text
  const be = who === 'I' ? 'am' : 'are'
  if (VERB_FIRST.test(text)) return `${who} ${lowered(text)}`
  if (STATE_FIRST.test(text) || DOING_FIRST.test(text)) return `${who} ${be} ${lowered(text)}`
  return BEEN_FIRST.test(text) ? `${who} have ${lowered(text)}` : text
}

/** The sentence as it stands inside another: a name or a day keeps its capital. */
export function lowered(text: string): string {
  const [first = ''] = text.split(/[\s,]/)
  if (first === 'I' || KEEPS_CAPITAL.test(first)) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}

const KEEPS_CAPITAL =
  /^(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|June|July|August|September|October|November|December|Christmas|Easter|Thanksgiving|Ramadan|Lent|Advent|AA|MRI|[A-Z]{2,})/
