import { SPELLINGS } from './spellings.ts'

// Brings messy writing to plain sentences, without changing what was said.

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(i['’]?m|im)\b/gi, 'I am'],
  [/\bi['’]ve\b|\bive\b/gi, 'I have'],
  [/\bi['’]ll\b/gi, 'I will'],
  [/\bi['’]d\b/gi, 'I would'],
  [/\b(can['’]?t|can not)\b/gi, 'cannot'],
  [/\bwon['’]t\b|\bwont\b/gi, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should)n['’]?t\b/gi, '$1 not'],
  [/\bwe['’]re\b/gi, 'we are'],
  [/\bwe['’]ve\b/gi, 'we have'],
  [/\bthey['’]re\b/gi, 'they are'],
  [/\b(she|he|it|that|there)['’]s (been|had|got|lost|gone)\b/gi, '$1 has $2'],
  [/\b(she|he|it|that|there)['’]s\b/gi, '$1 is'],
  [/\bwhat['’]s\b/gi, 'what is'],
  [/\b4 (my|our|the|his|her)\b/gi, 'for $1'],
  [/\ba (mri|MRI)\b/g, 'an MRI'],
  [/\bidk\b/gi, 'I do not know'],
  [/\b(mom|mum|mother|father|dad|brother|sister|son|daughter) in law\b/gi, '$1-in-law'],
  [
    /\b(my|our) (son|daughter|mom|mum|dad|mother|father|brother|sister|wife|husband|friend|grandma|grandpa)s (graduation|wedding|surgery|funeral|house|car|birthday|health|death|job|illness|cancer|school|baby|divorce|operation|memory|marriage)\b/gi,
    "$1 $2's $3",
  ],
  // How somebody died is not said aloud again; that they died is.
  [
    /\b(killed (himself|herself|themselves)|(took|ended) (his|her|their) own life|(took|ended) (his|her) life|committed suicide|died (by|of|from) (suicide|an overdose)|overdosed and died|(was|were) (murdered|killed))\b/gi,
    'died',
  ],
  [/\bgonna\b/gi, 'going to'],
  [/\bwanna\b/gi, 'want to'],
  [/\bgotta\b/gi, 'have to'],
]

/** Splits what a person wrote into plain sentences: contractions opened, known misspellings mended. */
export function sentencesOf(situation: string): string[] {
  const text = situation
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, (control) => (control === '\n' ? '. ' : ''))
    .replace(/\p{Extended_Pictographic}/gu, '. ')
    .replace(/[’‘]/g, "'")
    .replace(/\([^)]*\)/g, ' ')
  return text
    .split(/[.!?;…]+(?=\s|$)|\s[-–—]+\s|—|:\s/)
    .map((sentence) => plain(sentence))
    .filter((sentence) => sentence !== '')
}

function plain(sentence: string): string {
  const opened = CONTRACTIONS.reduce(
    (text, [pattern, full]) => text.replace(pattern, full),
    isolateShouting(sentence),
  )
  return opened
    .split(/(\s+|,)/)
    .map((word) => SPELLINGS[word.toLowerCase()] ?? word)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Writing all in capitals is heard as ordinary speech. */
function isolateShouting(sentence: string): string {
  const letters = sentence.replace(/\P{L}/gu, '')
  return letters.length > 3 && letters === letters.toUpperCase() ? sentence.toLowerCase() : sentence
}
