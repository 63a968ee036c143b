import type { PersonMention } from '../voice.ts'
import { isAnimal } from './people.ts'
import { THEMES_OF_ONE, type Theme, themesIn, withoutThePast } from './themes.ts'
import { namedIn } from './things.ts'

/** A theme and whose it is. 'recipient' stands for oneself when the prayer is for oneself. */
export interface HeardTheme {
  readonly theme: Theme
  readonly about: 'recipient' | 'self' | PersonMention
}

/** The themes of all that was written, each once, with whose it is. */
export function heardThemes(sentences: readonly string[], hasRecipient: boolean): HeardTheme[] {
  const all = sentences.flatMap((sentence) => themesOf(sentence, namedIn(sentence).people, hasRecipient))
  const distinct = all.filter((item, at) => all.findIndex(({ theme }) => theme === item.theme) === at)
  return withoutThePast(distinct, sentences.join('. '))
}

function themesOf(sentence: string, people: readonly PersonMention[], hasRecipient: boolean): HeardTheme[] {
  const isOwn =
    /^(I|we)\b|\bmy (own )?(surgery|operation|scan|results?|exams?|interview|job|thesis|cancer|illness|treatment|test)\b/i.test(
      sentence,
    )
  const [person] = people
  if (person && isAnimal(person)) return []
  return themesIn(sentence).map((theme): HeardTheme => {
    if (!THEMES_OF_ONE.has(theme)) return { theme, about: hasRecipient && !isOwn ? 'recipient' : 'self' }
    if (isOwn && !(person && /\b(my|our) \w+ (is|has|was|needs|starts)\b/.test(sentence)))
      return { theme, about: 'self' }
    if (hasRecipient) return { theme, about: 'recipient' }
    return { theme, about: person ?? 'self' }
  })
}
