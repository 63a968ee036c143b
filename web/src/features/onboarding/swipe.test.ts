import { expect, test } from 'vitest'
import { swipeBetween } from './onboarding-page.tsx'

const at = (clientX: number, clientY: number) => ({ clientX, clientY })

test('a finger that goes sideways turns the slide', () => {
  expect(swipeBetween(at(300, 200), at(180, 210))).toBe('left')
  expect(swipeBetween(at(100, 200), at(240, 180))).toBe('right')
})

test('scrolling, a tremble, and a touch that was never seen to begin turn nothing', () => {
  expect(swipeBetween(at(300, 200), at(240, 400))).toBeUndefined()
  expect(swipeBetween(at(300, 200), at(270, 200))).toBeUndefined()
  expect(swipeBetween(undefined, at(270, 200))).toBeUndefined()
})
