import { CATEGORIES, MOODS } from '../../../prayer/text/words.ts'

/** Which prayers to show. What is absent does not narrow. */
export interface JournalFilter {
  readonly category?: (typeof CATEGORIES)[number] | undefined
  readonly mood?: (typeof MOODS)[number] | undefined
  readonly answered?: boolean | undefined
  /** 'YYYY-MM': the list begins there, and goes on to older months. */
  readonly until?: string | undefined
}

const ANSWERED = { yes: true, no: false } as const

/** The filter as an address has it. A word that is not offered narrows nothing. */
export function readFilter(params: URLSearchParams): JournalFilter {
  const answered = params.get('answered')
  const until = params.get('until') ?? ''
  return {
    category: CATEGORIES.find((word) => word === params.get('category')),
    mood: MOODS.find((word) => word === params.get('mood')),
    answered: answered === 'yes' || answered === 'no' ? ANSWERED[answered] : undefined,
    until: /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/.test(until) ? until : undefined,
  }
}

export function isNarrowed({ category, mood, answered, until }: JournalFilter): boolean {
  return [category, mood, answered, until].some((part) => part !== undefined)
}

/** The address with one part of the filter set, or taken out when it is empty. Other parts of it stay. */
export function withFilter(
  params: URLSearchParams,
  name: keyof JournalFilter,
  value: string,
): URLSearchParams {
  const changed = new URLSearchParams(params)
  if (value) changed.set(name, value)
  else changed.delete(name)
  return changed
}

export function withoutFilter(params: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(params)
  for (const name of ['category', 'mood', 'answered', 'until']) changed.delete(name)
  return changed
}
