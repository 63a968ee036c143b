import { describe, expect, test } from 'vitest'
import { type Breaker, type CallOutcome, circuitBreaker } from './breaker.ts'

function breakerAt(clock: { ms: number }): Breaker {
  return circuitBreaker({ failuresMax: 3, openMs: 1_000, now: () => clock.ms })
}

function call(breaker: Breaker, ...outcomes: CallOutcome[]): void {
  for (const outcome of outcomes) breaker.enter()?.end(outcome)
}

describe('the breaker', () => {
  test('opens after so many failures in a row, and not before', () => {
    const breaker = breakerAt({ ms: 0 })

    call(breaker, 'failed', 'failed', 'answered', 'failed', 'failed')
    expect(breaker.enter()).toBeDefined()

    call(breaker, 'failed')
    expect(breaker.enter()).toBeUndefined()
  })

  test('learns nothing from calls whose outcome is unknown', () => {
    const breaker = breakerAt({ ms: 0 })

    call(breaker, 'failed', 'failed', 'unknown', 'failed')

    expect(breaker.enter()).toBeUndefined()
  })

  test('lets exactly one call through after its time, and closes when that is answered', () => {
    const clock = { ms: 0 }
    const breaker = breakerAt(clock)
    call(breaker, 'failed', 'failed', 'failed')
    clock.ms = 1_000

    const probe = breaker.enter()
    expect(probe).toBeDefined()
    expect(breaker.enter()).toBeUndefined()

    probe?.end('answered')
    expect(breaker.enter()).toBeDefined()
    expect(breaker.enter()).toBeDefined()
  })

  test('opens again when that call fails', () => {
    const clock = { ms: 0 }
    const breaker = breakerAt(clock)
    call(breaker, 'failed', 'failed', 'failed')
    clock.ms = 1_000
    call(breaker, 'failed')

    clock.ms = 1_999
    expect(breaker.enter()).toBeUndefined()
    clock.ms = 2_000
    expect(breaker.enter()).toBeDefined()
  })

  test('lets another try when that call was given up', () => {
    const clock = { ms: 0 }
    const breaker = breakerAt(clock)
    call(breaker, 'failed', 'failed', 'failed')
    clock.ms = 1_000

    call(breaker, 'unknown')

    expect(breaker.enter()).toBeDefined()
  })

  test('does not listen to calls that began before it opened', () => {
    const clock = { ms: 0 }
    const breaker = breakerAt(clock)
    const late = [breaker.enter(), breaker.enter(), breaker.enter()]
    call(breaker, 'failed', 'failed', 'failed')
    clock.ms = 1_000
    call(breaker, 'answered')

    for (const pass of late) pass?.end('failed')

    expect(breaker.enter()).toBeDefined()
  })

  test('counts a call once, however often it ends', () => {
    const breaker = breakerAt({ ms: 0 })
    const pass = breaker.enter()

    for (let time = 0; time < 5; time++) pass?.end('failed')

    expect(breaker.enter()).toBeDefined()
  })
})
