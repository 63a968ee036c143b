import { expect, test } from 'vitest'
import { arcs } from '../arcs/catalogue.ts'
import { fitOf } from './fits.ts'
import { suggestChoices } from './suggest-choices.ts'

test.each([
  ['My mother has surgery on Friday and I am afraid I will lose her.', 'Healing', 'Worried'],
  ['We buried my father on Tuesday. I still reach for the phone to call him.', 'Peace', 'Grieving'],
  ['I passed my nursing exam, thank you Lord!', 'Gratitude', 'Thankful'],
  ['I lied to my wife about the money and I am so ashamed of it.', 'Forgiveness', 'Guilty'],
])('reads "%s"', (situation, category, mood) => {
  expect(suggestChoices(situation)).toEqual({ category, mood })
})

test.each([
  '',
  'help',
  'my exam',
  'Mi madre está en el hospital y tengo miedo',
  'the thing with the thing again',
])('suggests nothing for "%s"', (situation) => {
  expect(suggestChoices(situation)).toEqual({})
})

test('a person in danger has nothing to choose', () => {
  const { category, mood } = suggestChoices('I want to die. I have the pills here.')

  expect(category).toBeDefined()
  expect(mood).toBeDefined()
})

test('every need that the engine recognizes has a category', () => {
  const needs = [...arcs().keys()].filter(
    (id) => !/^(?:category|crisis|plain)\/|^harm\/(?:at-home|another)$/.test(id),
  )

  expect(needs.filter((need) => fitOf(need).categories.length === 0)).toEqual([])
})
