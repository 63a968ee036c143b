import type { PartKind } from '../../src/prayer.ts'
import type { Outcome } from '../outcome.ts'
import { type Measure, share } from './measure.ts'

const OPENINGS: readonly PartKind[] = ['complaint', 'confession', 'thanks', 'trust']

/** Address first, something told before something is asked, scripture somewhere, Amen last. */
export const partsInOrder: Measure = (outcomes) => share('parts in order', outcomes, 0.98, wrongOrder)

function wrongOrder({ draft }: Outcome): string | undefined {
  const parts = draft.map(({ part }) => part).filter((part, at, all) => part !== all[at - 1])
  const first = (...kinds: readonly PartKind[]) => parts.findIndex((part) => kinds.includes(part))
  const asked = first('petition')
  const isOrdered =
    parts[0] === 'address' &&
    parts.at(-1) === 'amen' &&
    parts.filter((part) => part === 'amen').length === 1 &&
    first(...OPENINGS) > 0 &&
    first('scripture') > 0 &&
    asked > first(...OPENINGS) &&
    (first('praise') < 0 || first('praise') > asked)
  return isOrdered ? undefined : parts.join(' ')
}
