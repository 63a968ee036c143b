import { ownText, writtenText } from '../outcome.ts'
import { type Measure, share } from './measure.ts'

const NAMES_USED = ['Ana', 'Tomás', 'Ji-woo', 'Mr. Abara', 'Mrs. Okafor', 'the Hendersons']
const NAMINGS_MAX = 3

/** The name stands one to three times when the prayer is for somebody named, and no name stands when none was given. */
export const naming: Measure = (outcomes) => [
  share(
    'name said when given, at most three times in words of ours',
    outcomes.filter(({ task }) => task.plan.name),
    1,
    (outcome) => {
      const { name = '' } = outcome.request.recipient
      const times = timesSaid(writtenText(outcome), name)
      return timesSaid(ownText(outcome), name) >= 1 && times <= NAMINGS_MAX
        ? undefined
        : `${name}: ${times} times`
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
