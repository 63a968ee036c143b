import type { PersonMention } from '../voice.ts'

const DEATH =
  /\b(died|still\s?born|passed away|passed on|passed last|has passed|is gone|funeral|burial|buried|grie\w+|mourn\w*|death of|loss of|late|in heaven|ashes|miss)\b/i
const LOST_SOMEBODY = /\b(lost|losing) (my|our) /i
const DEATH_WORD = /\b(died|was still\s?born|passed away|passed on|is gone)\b/i

/**
 * Those of the people a sentence names who have died, as far as it says so. A prayer tells of them, and asks
 * nothing for them: what one asks for the dead, traditions answer differently.
 */
export function departedIn(sentence: string, people: readonly PersonMention[]): PersonMention[] {
  if (!DEATH.test(sentence) && !LOST_SOMEBODY.test(sentence)) return []
  return people.filter(({ text }) => {
    const at = sentence.toLowerCase().indexOf(text.split(' ').at(-1)?.toLowerCase() ?? text)
    const before = sentence.slice(0, Math.max(0, at)).toLowerCase()
    const after = sentence.slice(at + 1).toLowerCase()
    return (
      /\b(lost|losing|death of|loss of|funeral (of|for)|miss|grieving|mourning|buried|bury|late|without) (my|our|the)?( \w+)?\s*(my |our )?$/.test(
        before,
      ) ||
      DEATH_WORD.test(after.split(/,| and | but /)[0] ?? '') ||
      /^\w*'s (funeral|death|burial|ashes|memorial)/.test(after)
    )
  })
}
