const FEELINGS =
  'afraid|scared|frightened|terrified|anxious|worried|nervous|lonely|alone|sad|heartbroken|angry|tired|exhausted|drained|weary|lost|stuck|hopeless|ashamed|guilty|numb|overwhelmed|stressed|empty|restless|confused|frustrated|discouraged|homesick|hurt|broken|weak|helpless|depressed|unsure|jealous|grateful|thankful|happy|joyful|hopeful|relieved|proud|blessed|excited|content|calm|glad'

const PATTERN = new RegExp(
  `(?:^|,\\s*|\\b(?:I am|I feel|I have been feeling|feeling|feel|I was|and|but|so|very|really)\\s+)(?:so |very |really |just |also |still )*(${FEELINGS})\\b(?! (?:my|our|the|a|an|his|her|their|all|someone|everything)\\b)`,
  'gi',
)

/** How the person says they feel: 'scared', 'lonely'. Only where nobody else is the one who feels it. */
export function feelingsIn(sentence: string): string[] {
  if (
    /\b(he|she|they|who|mother|father|son|daughter|friend|brother|sister|wife|husband|kids|children) (is|are|was|feels?|has been)\b/i.test(
      sentence,
    )
  ) {
    return []
  }
  return [...sentence.matchAll(PATTERN)].map(([, feeling = '']) => feeling.toLowerCase())
}
