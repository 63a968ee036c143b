import { laysBlame } from './safety.ts'

// One's own fault may be told as it is.
const OWN_FAULT =
  /^(I|we) (have |had |just |also |then |really )*(lied|cheated|stole|yelled|screamed|hurt|betrayed|ruined|ignored|blamed|insulted|mocked|gossiped|said \w+ things)\b/i

// What nobody would say aloud: a slip of the fingers, or words thrown together.
const NOT_ENGLISH =
  /\b(?!had\b|that\b|very\b|so\b)(\w+) \1\b|(?<!and )\b(I (is|are|has|my|the)|we (is|has|was|am)|they (is|has|was)|(he|she|it) (are|have|am))\b|\b(my|our|the|an?) (my|our|the|an?|and|of|in|to|is|are|has|for|at)\b|\b(and|of|in|at|to|for|with) (and|of|is|are|but)\b/i

/** Whether words may be repeated before God: nobody is blamed, nobody but God is addressed, nothing but words. */
export function isSayable(text: string): boolean {
  return (
    !NOT_ENGLISH.test(text) &&
    !laysBlame(text.replace(OWN_FAULT, '')) &&
    !/\b(God|Lord|Jesus|Christ)\b|[^\p{L}\p{N}\s,'’%$£€/.-]/u.test(text)
  )
}
