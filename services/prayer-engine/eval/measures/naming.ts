import { ownText } from '../outcome.ts'
import { type Measure, share } from './measure.ts'

const NAMES_USED = ['Ana', 'Tomás', 'Ji-woo', 'Mr. Abara', 'Mrs. Okafor', 'the Hendersons']
const NAMINGS_MAX = 2

/** The name stands once or twice when it was given, and no name stands when none was. */
export const naming: Measure = (outcomes) => [
  share(
    'name present once or twice when given',
    outcomes.filter(({ request }) => request.recipient.name),
    1,
    (outcome) => {
      const { name = '' } = outcome.request.recipient
      const times = timesSaid(ownText(outcome), name)
      return times >= 1 && times <= NAMINGS_MAX ? undefined : `${name}: ${times} times`
    },
  ),
  share(
    'no name when none was given',
    outcomes.filter(({ request }) => !request.recipient.name),
    1,
    (outcome) => NAMES_USED.find((name) => timesSaid(ownText(outcome), name) > 0),
  ),
]

function timesSaid(text: string, name: string): number {
  return text.toLowerCase().split(new RegExp(`(?<!\\p{L})${name.toLowerCase()}(?!\\p{L})`, 'u')).length - 1
}
