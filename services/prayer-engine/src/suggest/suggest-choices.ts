import { careFor } from '../care/care-for.ts'
import { harmIn } from '../care/harm.ts'
import { type NeedModels, type ScoredNeed, scoreNeeds } from '../needs/likely-needs.ts'
import type { NeedRequest } from '../needs/need-model.ts'
import type { Category, Mood } from '../prayer.ts'
import { readSituation } from '../situation/read-situation.ts'
import { type Fit, fitOf } from './fits.ts'

/** What the form may choose for a person who has told their situation; nothing where nothing is sure. */
export interface Suggestion {
  readonly category?: Category
  readonly mood?: Mood
}

/** So likely must a choice be right. Chosen with `needs-training/leave-one-out.ts`; `pnpm eval --only needs` measures it. */
export const SUGGESTED_FROM = { category: 0.95, mood: 0.95 } as const
/** What a choice counts that is right for a need and does not fit it best. */
const SECOND_BEST = 0.5
/** So many telling words at least: 'surgery' alone says neither whose nor when. */
const WORDS_MIN = 3

/** What is chosen for somebody in danger, so that nothing stands between them and help. */
const IN_DANGER: Suggestion = { category: 'Protection', mood: 'Overwhelmed' }

/** Suggests a category and a mood from the situation alone. */
export function suggestChoices(situation: string, models?: NeedModels): Suggestion {
  const { crisis } = careFor({ situation })
  if (crisis?.certainty === 'certain' || harmIn(situation, crisis)) return IN_DANGER
  if (situation.split(/\s+/).filter(Boolean).length < WORDS_MIN) return {}
  const { category, mood } = likeliestChoices(situation, models)
  return {
    ...(category && category.probability >= SUGGESTED_FROM.category && { category: category.choice }),
    ...(mood && mood.probability >= SUGGESTED_FROM.mood && { mood: mood.choice }),
  }
}

export interface LikelyChoice<Choice> {
  readonly choice: Choice
  /** That the choice is right for what is told. */
  readonly probability: number
}

/** The best category and mood, sure or not; undefined where nothing can be read. */
export function likeliestChoices(situation: string, models?: NeedModels) {
  const request: NeedRequest = { situation, recipient: { relationship: 'Self' } }
  const needs = scoreNeeds(request, readSituation(request), models)
  return {
    category: likeliest(needs, ({ categories }) => categories),
    mood: likeliest(needs, ({ moods }) => moods),
  }
}

function likeliest<Choice>(
  needs: readonly ScoredNeed[],
  choicesIn: (fit: Fit) => readonly Choice[],
): LikelyChoice<Choice> | undefined {
  const found = new Map<Choice, { probability: number; worth: number }>()
  for (const { arc, probability } of needs) {
    for (const [at, choice] of [...new Set(choicesIn(fitOf(arc.id)))].entries()) {
      const sum = found.get(choice) ?? { probability: 0, worth: 0 }
      sum.probability += probability
      sum.worth += probability * (at === 0 ? 1 : SECOND_BEST)
      found.set(choice, sum)
    }
  }
  const [best] = [...found].sort(([, one], [, other]) => other.worth - one.worth)
  return best && { choice: best[0], probability: best[1].probability }
}
