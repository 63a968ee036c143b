import { expect, test } from 'vitest'
import { learnMeaning } from '../../../needs-training/learn.ts'
import { type NeedLine, needLines, requestOf } from '../need-lines.ts'
import { modelOf } from './meaning-model.ts'

const FOUR = ['illness/surgery', 'travel/journey', 'grief/pet', 'work/lost']
const lines: readonly NeedLine[] = needLines().filter(({ need }) => FOUR.includes(need))

test('learning twice gives the same weights', () => {
  expect(learnMeaning(lines)).toEqual(learnMeaning(lines))
})

test('most lines that were left out are recognized', () => {
  const model = modelOf(learnMeaning(lines.filter((_, at) => at % 4 !== 0)))
  const tried = lines.filter((_, at) => at % 4 === 0)
  const right = tried.filter((line) => {
    const [first] = [...model.score(requestOf(line))].sort(([, one], [, other]) => other - one)
    return first?.[0] === line.need
  })

  expect(right.length / tried.length).toBeGreaterThan(0.75)
})
