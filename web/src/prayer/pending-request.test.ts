import { describe, expect, test } from 'vitest'
import { readPending } from './pending-request.ts'

const at = Date.UTC(2026, 0, 1)
const hours = (count: number) => count * 60 * 60 * 1000

describe('words typed on the landing page', () => {
  const kept = { situation: 'My mother is ill', at }

  test('are there within a day, for the next person who signs in', () => {
    expect(readPending(kept, undefined, at + hours(23))).toBe('My mother is ill')
    expect(readPending(kept, 'ana', at + hours(23))).toBe('My mother is ill')
  })

  test('are gone after a day', () => {
    expect(readPending(kept, undefined, at + hours(25))).toBeUndefined()
  })

  test('are nobody else’s when somebody who is signed in typed them', () => {
    const hers = { ...kept, userId: 'ana' }

    expect(readPending(hers, 'ana', at)).toBe('My mother is ill')
    expect(readPending(hers, 'bento', at)).toBeUndefined()
    expect(readPending(hers, undefined, at)).toBeUndefined()
  })

  test.each([undefined, 'text', {}, { situation: ' ', at }, { situation: 'x' }])(
    'are nothing when they are %j',
    (other) => {
      expect(readPending(other, undefined, at)).toBeUndefined()
    },
  )
})
