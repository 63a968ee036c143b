/** Conditions that only a person who was told may name. Read as stems of words, in lower case. */
const CONDITIONS =
  /\b(?:clinical(?:ly)? depress\w*|depression|bipolar|adhd|autis\w+|ptsd|post-?traumatic|ocd|schizo\w+|narcissis\w+|psychopath\w*|sociopath\w*|borderline|personality disorder|anxiety disorder|panic (?:attacks?|disorder)|eating disorder|anorexi\w*|bulimi\w*|addict(?:ion|ed)?|alcoholi\w+|dementia|alzheimer\w*|parkinson\w*|cancer\w*|tumou?rs?|leuk(?:a)?emia|diabet\w+|stroke|heart (?:attack|disease|failure)|epilep\w+|infertil\w+|miscarr\w+|pneumonia|covid|migraines?|arthritis|fibromyalgia|asthma|hypertension|gaslight\w*|codependen\w*|chemical imbalance|insomnia|burn-?out|breakdown|trauma|syndrome)\b/g

/** Conditions a text names that the person did not. */
export function conditionsNotGiven(spoken: string, given: string): readonly string[] {
  const named = spoken.match(CONDITIONS) ?? []
  return named.filter((condition) => !given.includes(condition.slice(0, 5)))
}
