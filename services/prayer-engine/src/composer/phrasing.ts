import type { PartKind } from '../prayer.ts'
import { chance, type Random } from './random.ts'

// Ways of asking that mean the same. Each is taken with its probability, so that no way of asking becomes a habit.
const ASKING: readonly (readonly [RegExp, string, number])[] = [
  [/^Let \{me\} /, 'May {I} ', 0.4],
  [/^Let (?!me\b|us\b|\{)/, 'May ', 0.35],
  [/^Let \{my\} /, 'May {my} ', 0.4],
  [/^Give \{me\} /, 'Grant {me} ', 0.35],
  [/^Help \{me\} to /, 'Help {me} ', 0.4],
  [/ and let \{me\} /, ' and may {I} ', 0.2],
]
const THANKING: readonly (readonly [RegExp, string, number])[] = [
  [/^Thank you for /, 'I thank you for ', 0.3],
  [/^I thank you for /, 'Thank you for ', 0.3],
  [/^Thank you that /, 'I thank you that ', 0.3],
]

// A petition that begins with its verb may be spoken to God by name, or asked outright.
const VERB_FIRST =
  /^(Give|Grant|Help|Hold|Keep|Show|Teach|Make|Put|Take|Bring|Send|Stay|Be|Guard|Mend|Heal|Bless|Lift|Turn|Open|Set|Walk|Go|Watch|Comfort|Speak|Strengthen|Restore|Renew|Draw|Lead|Quiet|Ease) /
const ADDRESSED = 0.16
const ASKED = 0.1

/** Says a line in one of the ways it can be said. */
export function rephrased(template: string, part: PartKind, random: Random): string {
  if (part === 'thanks') return swapped(template, THANKING, random)
  if (part !== 'petition') return template
  const text = swapped(template, ASKING, random)
  if (!VERB_FIRST.test(text) || /\bLord\b|\{God\}/.test(text)) return text
  if (chance(random, ADDRESSED)) return `{God}, ${lowered(text)}`
  return chance(random, ASKED)
    ? `${ASKING_FIRST[Math.floor(random() * ASKING_FIRST.length)]} ${lowered(text)}`
    : text
}

const ASKING_FIRST = ['I ask you:', 'Please,', 'This I ask:', 'I ask, Lord:', 'Lord, please']

function swapped(text: string, ways: readonly (readonly [RegExp, string, number])[], random: Random): string {
  return ways.reduce((said, [from, to, probability]) => {
    return from.test(said) && chance(random, probability) ? said.replace(from, to) : said
  }, text)
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
