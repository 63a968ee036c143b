import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAnywhere } from './census.ts'
import { done, eraseDespiteKill, SETTLE_AT_ONCE, somebodyWithEverything } from './erasing.ts'
import { startStack } from './stack.ts'

let stack: Awaited<ReturnType<typeof startStack>>
beforeAll(async () => {
  stack = await startStack(SETTLE_AT_ONCE)
})
afterAll(() => stack?.[Symbol.asyncDispose]())

describe('a process that is killed during an erasure', () => {
  test.each([
    ['prayers', 'consume.beforeCommit'],
    ['prayers', 'consume.beforeAck'],
    ['prayers', 'erasure.beforeAnswer'],
    ['analytics', 'erasure.afterAnswer'],
    ['notifications', 'letters.beforeErased'],
    ['identity', 'outbox.afterPublish'],
    ['identity', 'erasure.beforePurge'],
    ['identity', 'erasure.afterPurge'],
  ] as const)('%s at %s: the erasure is whole', { timeout: 120_000 }, async (name, point) => {
    const ana = await somebodyWithEverything(stack)
    await stack.restart(name, { CRASH_AT: point })
    const erasureId = await eraseDespiteKill(stack, ana)
    expect(await stack.process(name).ended).toBe('SIGKILL')

    await stack.restart(name)
    await done(stack, erasureId)

    expect(await findAnywhere(stack, [ana.id, ana.email])).toEqual([])
  })
})
