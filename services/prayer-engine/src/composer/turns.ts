import type { PartKind } from '../prayer.ts'
import { chance, pickOne, type Random } from './random.ts'

// The hinge of a psalm: 'But I trust in thee'. It is said where trust comes after trouble, and asking after trust.
const TURNS: Readonly<Partial<Record<PartKind, Partial<Record<PartKind, readonly string[]>>>>> = {
  complaint: {
    trust: ['But', 'Yet', 'And yet', 'Still,', 'Even so,', 'And still'],
    petition: ['So', 'And so'],
  },
  confession: { trust: ['But', 'Yet', 'And yet', 'Even so,'] },
  trust: { petition: ['So', 'And so', 'Then'] },
  petition: { praise: ['And', 'And so', 'Then'] },
  thanks: { petition: ['And now', 'And', 'Now'], complaint: ['And', 'Still,'] },
}
const TURNED = 0.45
// A sentence that begins with one of these can be joined to what went before.
const JOINABLE: Readonly<Partial<Record<PartKind, RegExp>>> = {
  trust: /^(You|I|Your|My|Nothing|There is|No|Even|With you|Before|The|Trust|Faith) /,
  petition:
    /^(Let|Give|Hold|Keep|Help|Teach|Show|Make|Be|Stay|Put|Take|Bring|Grant|Guard|Lift|Mend|Send|Walk|Strengthen|Restore) /,
  praise: /^(I will|I bless|I praise|I thank|Let my) /,
  complaint: /^(I|My|There) /,
}

/**
 * Joins the first sentence of a part to the part before it, now and then, with the word a psalm would use; each word
 * once in a prayer, which `used` remembers.
 */
export function turned(
  text: string,
  from: PartKind | undefined,
  to: PartKind,
  random: Random,
  used: Set<string>,
): string {
  const words = (from && TURNS[from]?.[to])?.filter((word) => !used.has(word))
  if (!words?.length || !JOINABLE[to]?.test(text) || !chance(random, TURNED)) return text
  const word = pickOne(random, words) ?? 'And'
  used.add(word)
  return `${word} ${/^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)}`
}
