import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { takeDataFolder } from '../lib/stack/data-folder/data-folder.ts'
import { findStack } from '../lib/stack/data-folder/stack-file.ts'
import { processMark } from '../lib/system/process-mark.ts'
import { throwawayFolder } from '../local-servers/throwaway-folder.ts'
import { eventually, readStack } from './harness.ts'
import type { Take } from './stand-in/take.ts'

const PROCESSES = 6
const ROUNDS = 25

describe('a data folder', () => {
  test.each([
    ['nobody has had', undefined],
    ['a stack has left that was killed', '4194303 17'],
    ['a stack has left that was killed while it took it', ''],
  ])('%s is taken by exactly one of many that start at once', async (_whose, lock) => {
    await using folder = await throwawayFolder()
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

  // As PID 1 of a plain container does, which asks nobody how it ended.
  test('is free when the supervisor has ended and its parent does not want to know', async () => {
    await using folder = await throwawayFolder()
    const program = [process.execPath, join(import.meta.dirname, 'stand-in', 'run.ts'), '--data', folder.path]
    const parent = spawn('sh', ['-c', '"$0" "$@" & exec sleep 60', ...program], { stdio: 'ignore' })
    onTestFinished(() => void parent.kill('SIGKILL'))
    await eventually(
      () => existsSync(join(folder.path, 'stack.json')),
      () => 'the stack',
    )
    const { pid } = await readStack(folder.path)
    process.kill(pid, 'SIGKILL')
    await eventually(
      async () => /^State:\tZ/m.test(await readFile(`/proc/${pid}/status`, 'utf8')),
      () => 'a zombie',
    )

    expect(await processMark(pid)).toBeUndefined()
    await expect(findStack(join(folder.path, 'stack.json'))).rejects.toThrow('No stack runs')
    await using taken = await takeDataFolder(folder.path, { fresh: false })
    expect(taken.path).toBe(folder.path)
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
