import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from './harness.ts'
import type { Take } from './stand-in/take.ts'

const PROCESSES = 6
const ROUNDS = 25

describe('a data folder', () => {
  test.each([
    ['nobody has had', undefined],
    ['a stack has left that was killed', '4194303 17'],
    ['a stack has left that was killed while it took it', ''],
  ])('%s is taken by exactly one of many that start at once', async (_whose, lock) => {
    await using folder = await temporaryFolder()
    await using group = startTakers()

    for (let round = 0; round < ROUNDS; round++) {
      const path = join(folder.path, String(round))
      await mkdir(path)
      if (lock !== undefined) await writeFile(join(path, 'supervisor.lock'), lock)
      const answers = await group.takeAtOnce(path)
      expect(answers.sort(), `round ${round}`).toEqual([
        'refused',
        'refused',
        'refused',
        'refused',
        'refused',
        'taken',
      ])
    }
  })
})

function startTakers(): AsyncDisposable & { takeAtOnce(path: string): Promise<string[]> } {
  const program = join(import.meta.dirname, 'stand-in', 'take.ts')
  const takers = Array.from({ length: PROCESSES }, () => fork(program, { execArgv: [] }))
  return {
    async takeAtOnce(path) {
      const take: Take = { path, at: Date.now() + 20 }
      return Promise.all(takers.map((taker) => ask(taker, take)))
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(takers.map((taker) => taker.kill('SIGKILL') && once(taker, 'exit')))
    },
  }
}

async function ask(taker: ChildProcess, take: Take): Promise<string> {
  taker.send(take)
  const [answer] = await once(taker, 'message')
  return String(answer)
}
