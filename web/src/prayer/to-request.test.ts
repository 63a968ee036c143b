import { expect, test } from 'vitest'
import { EMPTY_DRAFT, isComplete, toRequest } from './prayer-draft.ts'

const draft = { ...EMPTY_DRAFT, category: 'Peace', mood: 'Tired' }

test('asks with the defaults when only a category and a mood are chosen', () => {
  expect(toRequest(draft)).toEqual({
    category: 'Peace',
    mood: 'Tired',
    tone: 'Comforting',
    length: 'standard',
  })
})

test('says whom it is for, by name when there is one', () => {
  expect(toRequest({ ...draft, relationship: 'Friend', name: ' Ana ' }).recipient).toEqual({
    relationship: 'Friend',
    name: 'Ana',
  })
  expect(toRequest({ ...draft, relationship: 'Church' }).recipient).toEqual({ relationship: 'Church' })
})

// GEN-06
test('names nobody for oneself, even if a name was typed before', () => {
  expect(toRequest({ ...draft, relationship: 'Self', name: 'Ana' })).not.toHaveProperty('recipient')
})

test('leaves out a situation of nothing but spaces', () => {
  expect(toRequest({ ...draft, situation: ' \n ' })).not.toHaveProperty('situation')
})

// GEN-08
test('is complete with a category and a mood', () => {
  expect(isComplete(draft)).toBe(true)
  expect(isComplete({ ...draft, mood: '' })).toBe(false)
})
