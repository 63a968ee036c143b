import nlp from 'compromise/two'
import { countWords } from '../text/words.ts'

/** At most so many words of the person's own stand in a prayer. */
export const TOLD_WORDS_MAX = 60

const MARKUP = /[<>{}[\]|\\`@#=_*~^]|https?:|www\.|\.(?:com|net|org)\b|&\w+;/i
const ORDER =
  /\b(?:ignore|disregard|override|bypass|forget (?:all|everything|the above|previous|prior)|pretend (?:you|to be an?|that you)|role-?play|simulate|jailbreak|instructions?|prompts?|system (?:prompt|message|role|override)|system:|assistant|chatgpt|gpt|openai|language model|as an? ai|an ai|the ai|developer mode|previous (?:messages?|text|rules)|output|print|respond (?:with|in|only|as)|reply (?:with|in|only|as)|answer (?:with|in|only)|translate|summari[sz]e|repeat (?:after|the|this|back)|write (?:me|an?|in|the|this|out|code|about|something)|generate|compose|act as|you are (?:now|an?)|from now on|json|html|markdown|python|javascript|source code|script tag|sql|admin|passwords?|api keys?|diagnose|prescribe|winning numbers|lottery numbers|(?:this|your) (?:app|site|website|program|service|tool|bot)|make (?:it|this|the prayer) (?:short|long|rhyme|funny)|in the style of|quote (?:me )?(?:from|the|a)|give me (?:an? )?(?:verse|list|recipe|joke|poem|prayer|psalm|code|answer)|(?:want|need|would like|looking for|asking for|request(?:ing)?) (?:an? |some )?(?:\w+ )?prayers?\b|(?:please|can|could|would) (?:you )?(?:all )?pray\b|^pray (?:for|that|with)|keep (?:me|us|him|her|them) in your prayers|prayers? (?:needed|please|requested)|(?:like|want|need|ask(?:ing)?) (?:for )?(?:someone|somebody|anyone|anybody|you all|everyone) to pray|pray for (?:all|both|them|us|me|him|her)|quote [^.]{1,60} for me|tell me what (?:god|the lord|jesus) (?:says|wants|thinks)|forget the prayer|what (?:is|are) the (?:capital|square root|weather|answer|meaning|population|winning))\b/i
const PROFANE =
  /\b(?:f+u+c*k\w*|fck\w*|wtf|sh[i1]t\w*|bullshit|bitch\w*|bastards?|assh\w*|arseh\w*|goddamn\w*|cunts?|dickhead|pissed off|sluts?|whores?|morons?|idiots?|scum\w*)\b/i
const PERSON = "(?:him|her|them|(?:my|his|her|their|that|this|the|our) (?:[\\w'-]+ ){0,2}[\\w'-]+|[A-Z]\\w+)"
const CURSE = new RegExp(
  `\\b(?:please|lord|god|jesus|you|hope|want|wish|let|may)\\b[^.]{0,30}\\b(?:kill|murder|punish|destroy|curse|burn|smite|strike|crush|ruin) (?:down )?${PERSON}\\b|\\bmake (?:him|her|them|\\w+) (?:pay|suffer|hurt|sick|fail|regret)|\\b(?:hope|wish|want|let|may|pray)(?: that)? (?:he|she|they|him|her|them|(?:my|his|her|their) [\\w-]+(?: [\\w-]+)?|[A-Z]\\w+) (?:to |would |will )?(?:gets? |be |is )?(?:dies?|dead|fails?|suffers?|loses?|fired|hurt|sick|cancer|rots?|burns?|gone|destroyed|punished|miserable)\\b|\\b(?:rot|burn) in hell|\\b(?:revenge|vengeance|payback)\\b|\\bget (?:back at|even with)\\b|\\bdeserves? to (?:die|suffer|rot|burn|lose|pay)\\b`,
  'i',
)
const ACCUSES =
  '(?:lied|lies|is lying|cheated|cheats|stole|steals|abused|abuses|betrayed|betrays|manipulat\\w+|ruined|ruins|bullied|bullies|gossip\\w*|slept with|is (?:a |an |so |such a )*(?:liar|thief|cheat\\w*|evil|wicked|selfish|lazy|useless|crazy|narcissist\\w*|toxic|monster|abuser|snake|fraud|predator|pervert|criminal|racist))'
/** A proper name, not at random: a capital inside the sentence, or a first word that the parser knows for a name. */
const NAMED_DOER = new RegExp(`\\b(\\p{Lu}\\p{Ll}+)(?: \\p{Lu}\\p{Ll}+)? (?:\\w+ )?${ACCUSES}\\b`, 'u')
const OWN = /\b(?:I|me|my fault|I'm|I've)\b/
const NOT_NAMES = new Set(
  'I My He She They We It The A An Our His Her Their Lord God Jesus This That Everyone Nobody Somebody Someone People And But'.split(
    ' ',
  ),
)
const ASKS_READER =
  /^(?:(?:dear )?(?:sir|madam|all|everyone|friends?|team)|hi|hello|hey|thanks|thank you(?: so much)?|amen|bless you)\.?$/i

/** Why a sentence is left out of the telling. */
export type LeftOut = 'order' | 'markup' | 'curse' | 'accusation' | 'nothing'

/** Whether a sentence may be told, and if not, why. One's own fault is always told. */
export function leftOutOf(sentence: string): LeftOut | undefined {
  if (MARKUP.test(sentence)) return 'markup'
  if (ORDER.test(sentence)) return 'order'
  if (PROFANE.test(sentence) || CURSE.test(sentence)) return 'curse'
  if (accusesByName(sentence)) return 'accusation'
  const words = sentence.match(/[\p{L}\p{N}'’-]+/gu) ?? []
  if (words.every((word) => /[bcdfghjklmnpqrstvwxz]{5,}|^[^aeiouy]{4,}$|qwert/i.test(word))) return 'nothing'
  return words.length < 2 || ASKS_READER.test(sentence) || longestWord(words) > 30 ? 'nothing' : undefined
}

function accusesByName(sentence: string): boolean {
  const name = NAMED_DOER.exec(sentence)?.[1]
  if (!name || NOT_NAMES.has(name)) return false
  const isFirst = sentence.startsWith(name)
  const isName = !isFirst || nlp(name).has('(#ProperNoun|#FirstName|#Person)')
  return isName && !new RegExp(`${OWN.source}[^,.]*\\b${ACCUSES}`).test(sentence)
}

/**
 * What a sentence that asks for a prayer tells all the same: 'Please pray for my mum, she has surgery' tells that she has.
 * A wish stays as it is, since without its asking it would be a claim.
 */
export function withoutRequest(sentence: string): string {
  const told = sentence
    .replace(
      /^(?:please |kindly |can you |could you |would you |i (?:ask|would like|want|need) (?:you )?(?:to )?)*(?:say |give me |have )?(?:an? )?(?:\w+ )?(?:pray(?:ers?)?|prayer request)(?: please)? (?:for|about):?\s+/i,
      '',
    )
    .replace(
      /[,;] ?(?:and )?(?:please )?(?:pray(?: for (?:me|us|him|her|them|it|this))?|help)(?: please)?\.$/i,
      '.',
    )
    .replace(/,? please\.$/i, '.')
    .replace(/, (?:thank you|thanks|amen)\.$/i, '.')
  // 'Pray for him, that he is not frightened' would leave 'Him, that…'.
  if (told === sentence || told.length < 4 || /^(?:him|her|them|me|us)\b/i.test(told)) return sentence
  if (!hasVerb(told)) return sentence
  // 'My son Tomek, he is six': without its asking, the sentence needs no second subject.
  const joined = told.replace(
    /^((?:my|our) [\p{L} '’-]{2,30}), (?:he|she|they) (?=(?:is|has|was|had|are|have|will|goes|begins?|needs?)\b)/iu,
    '$1 ',
  )
  return joined.charAt(0).toUpperCase() + joined.slice(1)
}

function hasVerb(sentence: string): boolean {
  return (
    /\b(?:I|we|he|she|it|they|you)(?:'m|'ve|'d|'s|'re|'ll)?\b/i.test(sentence) ||
    nlp(sentence).has('(#Copula|#Auxiliary|#PastTense|#PresentTense)')
  )
}

/** What the writer feels, wants, fears or has done: the heart of a longer text. */
const SAYS_HEART =
  /\bI(?:'m|'ve| am| was| feel| felt| want| wanted| wish| would| can't| cannot| could not| couldn't| don't| do not| did not| didn't| only| never| still| miss| love| hate| need| hope| fear| let| lied| said)\b/

/** The sentences a prayer carries: all of them, or of a longer text the first, the last, and those that say 'I'. */
export function chooseTold(sentences: readonly string[], wordsMax = TOLD_WORDS_MAX): string[] {
  const lengths = sentences.map(countWords)
  if (sum(lengths) <= wordsMax) return [...sentences]
  const last = sentences.length - 1
  const order = [
    0,
    last,
    ...sentences.keys().filter((at) => SAYS_HEART.test(sentences[at] ?? '')),
    ...sentences.keys().filter((at) => /\bI\b/.test(sentences[at] ?? '')),
    ...sentences.keys(),
  ]
  const chosen = new Set<number>()
  let words = 0
  for (const at of order) {
    const length = lengths[at] ?? 0
    if (chosen.has(at) || words + length > wordsMax) continue
    chosen.add(at)
    words += length
  }
  if (chosen.size === 0) return [cutToFit(sentences[0] ?? '', wordsMax)].filter((text) => text !== '')
  return [...chosen].sort((one, other) => one - other).map((at) => sentences[at] ?? '')
}

/** The beginning of one endless sentence, up to a comma or an 'and'. Empty when there is none. */
function cutToFit(sentence: string, wordsMax: number): string {
  const clauses = sentence.split(
    /(?<=,)\s+|\s+(?=(?:and|but|so|because) (?:I|we|he|she|they|it|my|the|now)\b)/,
  )
  let text = ''
  for (const clause of clauses) {
    const longer = text === '' ? clause : `${text} ${clause}`
    if (countWords(longer) > wordsMax) break
    text = longer
  }
  return text === '' ? '' : `${text.replace(/[,;]$/, '').replace(/\.$/, '')}.`
}

function longestWord(words: readonly string[]): number {
  return Math.max(0, ...words.map((word) => word.length))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
