import { beforeEach, describe, expect, test, vi } from 'vitest'
import { stubStorage } from '../storage.testing.ts'
import { pendingRequest } from './pending-request.ts'

const at = Date.UTC(2026, 0, 1)
const hours = (count: number) => count * 60 * 60 * 1000

beforeEach(() => {
  stubStorage()
  return () => vi.unstubAllGlobals()
})

describe('words typed on the landing page', () => {
  test('are there within a day, for the next person who signs in', () => {
    pendingRequest.keep(undefined, 'My mother is ill', at)

    expect(pendingRequest.find(undefined, at + hours(23))).toBe('My mother is ill')
    expect(pendingRequest.find('ana', at + hours(23))).toBe('My mother is ill')
  })

  test('are gone after a day', () => {
    pendingRequest.keep(undefined, 'My mother is ill', at)

    expect(pendingRequest.find(undefined, at + hours(25))).toBeUndefined()
  })

  test('are nobody else’s when somebody who is signed in typed them', () => {
    pendingRequest.keep('ana', 'My mother is ill', at)

    expect(pendingRequest.find('ana', at)).toBe('My mother is ill')
    expect(pendingRequest.find('bento', at)).toBeUndefined()
    expect(pendingRequest.find(undefined, at)).toBeUndefined()
  })

  test('are forgotten when they are taken back', () => {
    pendingRequest.keep(undefined, 'My mother is ill', at)
    pendingRequest.keep(undefined, ' ', at)

    expect(pendingRequest.find(undefined, at)).toBeUndefined()
  })

  test.each([undefined, 'text', {}, { v: 1, at, value: ' ' }, { value: 'x' }])(
    'are nothing when they are %j',
    (other) => {
      window.localStorage.setItem('person/pending_prayer_request', JSON.stringify(other) ?? '')

      expect(pendingRequest.find(undefined, at)).toBeUndefined()
    },
  )
})
