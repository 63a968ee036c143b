import { mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { command } from '../lib/command.ts'
import { startChild } from '../lib/system/child.ts'
import { throwawayFolder } from '../local-servers/throwaway-folder.ts'
import { eventually, processesOf, readStack, runStandIns } from './harness.ts'
import { canMount, smallDisk } from './small-disk.ts'

describe('a full disk', () => {
  // Every write to /dev/full fails as on a full disk.
  test('does not end the stack: it says so once, and logs again when there is room', async () => {
    await using folder = await throwawayFolder()
    const log = join(folder.path, 'logs', 'other.log')
    await mkdir(join(folder.path, 'logs'))
    await symlink('/dev/full', log)
    await using stack = runStandIns(folder.path)
    await stack.says('ready')
    await stack.says('The disk is full')
    expect(stack.output()).toContain(`df -h ${folder.path}`)
    const { services } = await readStack(folder.path)

    await rm(log)
    await stack.says('The disk has room again.')
    expect((await fetch(`${services.good}/readyz`)).status).toBe(200)
    await fetch(`${services.other}/die`).catch(() => {})
    await eventually(
      async () => (await processesOf(folder.path)).length === 2,
      () => 'the log of the next process',
    )

    expect(await readFile(log, 'utf8')).toMatch(/^\n… lines are missing here.*\n/)
    expect(stack.output().split('The disk is full').length).toBe(2)
    stack.child.kill('SIGINT')
    expect(await stack.ended()).toBe(0)
  })

  test.runIf(canMount)('is noticed also while nothing is written, and recovered from', async () => {
    using disk = smallDisk(64)
    await using stack = runStandIns(join(disk.path, 'data'))
    await stack.says('ready')

    await disk.fill()
    await stack.says('The disk is full: ')
    expect(stack.output()).toMatch(/^ {2}df -h \S+\/data/m)
    const { services } = await readStack(stack.dataDir)
    await fetch(`${services.other}/die`).catch(() => {})
    await stack.says('other runs again')
    await disk.empty()

    await stack.says('The disk has room again.')
    stack.child.kill('SIGINT')
    expect(await stack.ended()).toBe(0)
    expect(stack.output()).not.toContain('    at ')
  })

  test.runIf(canMount)('is said in a sentence by a first start, before it makes anything', async () => {
    using disk = smallDisk(20)
    const start = startChild({
      command: process.execPath,
      args: [join(import.meta.dirname, '..', 'start.ts'), '--data', join(disk.path, 'data')],
      env: { ...process.env, PORT: '0', INBOX_PORT: '0' },
    })

    expect(await start.exited).toBe('code 1')
    expect(start.lastLines.filter(Boolean)).toEqual([
      `The disk is full: 19 MB are free in ${join(disk.path, 'data')}. A first start needs 128 MB.`,
      expect.stringContaining(`df -h ${join(disk.path, 'data')}`),
    ])
  })
})

test('what PostgreSQL says of a full disk becomes a sentence', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const hint =
    'FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 7\nHINT:  Check free disk space.'

  await command(async () => {
    throw new Error(`Command failed: initdb\n${hint}`)
  })

  process.exitCode = undefined
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('The disk is full.'))
})
