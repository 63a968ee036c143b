import { laysBlame } from './safety.ts'

// One's own fault may be told as it is.
const OWN_FAULT =
  /^(I|we) (have |had |just |also |then |really )*(lied|cheated|stole|yelled|screamed|hurt|betrayed|ruined|ignored|blamed|insulted|mocked|gossiped|said \w+ things)\b/i

/** Whether words may be repeated before God: nobody is blamed, nobody but God is addressed, nothing but words. */
export function isSayable(text: string): boolean {
  return (
    !laysBlame(text.replace(OWN_FAULT, '')) &&
    !/\b(God|Lord|Jesus|Christ)\b|[^\p{L}\p{N}\s,'’%$£€/.-]/u.test(text)
  )
}
