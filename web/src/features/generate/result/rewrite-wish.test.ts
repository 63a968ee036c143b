import { describe, expect, test } from 'vitest'
import type { PrayerPart, PrayerRequest } from '../../../api/types.ts'
import { changeOf, leavableParts, lengthChoices, startingWish } from './rewrite-panel.tsx'

const request: PrayerRequest = { category: 'Peace', mood: 'Tired', tone: 'Comforting', length: 'standard' }
const parts: PrayerPart[] = [
  { kind: 'address', text: 'Lord.' },
  { kind: 'complaint', text: 'It is hard.' },
  { kind: 'trust', text: 'You hold me.' },
  { kind: 'amen', text: 'Amen.' },
]

describe('a wish for a prayer to be different', () => {
  test('asks for nothing when nothing was chosen', () => {
    expect(changeOf(startingWish(request, undefined), request)).toEqual({})
  })

  test('names what is to change, and only that', () => {
    const wish = { length: 'Shorter', tone: 'Empowering', leaveOut: ['trust'] as const }

    expect(changeOf(wish, request)).toEqual({ length: 'brief', tone: 'Empowering', leave_out: ['trust'] })
    expect(changeOf({ ...wish, length: 'Longer', leaveOut: [] }, { ...request, tone: 'Empowering' })).toEqual(
      {
        length: 'long',
      },
    )
  })

  test('offers no length there is not', () => {
    expect(lengthChoices({ ...request, length: 'brief' })).toEqual(['Same length', 'Longer'])
    expect(lengthChoices(request)).toEqual(['Shorter', 'Same length', 'Longer'])
    expect(lengthChoices({ ...request, length: 'long' })).toEqual(['Shorter', 'Same length'])
  })

  test('can leave out what the prayer has, and bring back what it lost, but never its frame', () => {
    expect(leavableParts(parts, ['petition'])).toEqual(['complaint', 'trust', 'petition'])
  })

  test('stands as it was chosen when the writing failed', () => {
    const change = { length: 'long', tone: 'Grateful', leave_out: ['trust'] } as const
    const wish = startingWish(request, { ...change, leave_out: [...change.leave_out] })

    expect(wish).toEqual({ length: 'Longer', tone: 'Grateful', leaveOut: ['trust'] })
  })
})
