import { expect, test } from 'vitest'
import { wordsThatName } from './name-forms.ts'

test.each([
  ['Maria da Silva', ['Maria', 'Silva']],
  ['Ana and Davi', ['Ana', 'Davi']],
  ['Father Tomás', ['Tomás']],
  ['Anne-Marie', ['Anne-Marie', 'Anne', 'Marie']],
  ['王 小明', ['王', '小明']],
  ['J Silva', ['Silva']],
  ['my mother', []],
  ['Lord', []],
])('in %j, these name somebody: %j', (name, words) => {
  expect(wordsThatName(name)).toEqual(words)
})
