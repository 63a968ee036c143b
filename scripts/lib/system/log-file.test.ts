import { readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { throwawayFolder } from '../../local-servers/throwaway-folder.ts'
import { eventually } from '../../test/harness.ts'
import { appendToLog, logFailure } from './log-file.ts'

// Every write to /dev/full fails as on a full disk.
test('a log file outlives a full disk, and tells where lines are missing', async () => {
  await using folder = await throwawayFolder()
  const path = join(folder.path, 'prayers.log')
  await symlink('/dev/full', path)
  const log = appendToLog(path)

  log.write('lost\n')
  await eventually(
    () => logFailure()?.code === 'ENOSPC',
    () => 'the full disk to be noticed',
  )
  await rm(path)
  await eventually(
    () => logFailure() === undefined,
    () => 'the file to be written again',
  )
  log.write('kept\n')

  await eventually(
    async () => (await readFile(path, 'utf8')).endsWith('kept\n'),
    () => 'what was written later',
  )
  expect(await readFile(path, 'utf8')).toBe(
    '\n… lines are missing here: this file could not be written (ENOSPC)\nkept\n',
  )
  log.end()
})

test('a log file that was never written again holds nobody back at the end', async () => {
  await using folder = await throwawayFolder()
  const path = join(folder.path, 'prayers.log')
  await symlink('/dev/full', path)
  const log = appendToLog(path)
  log.write('lost\n')

  const finished = new Promise((resolve) => log.once('finish', resolve))
  log.end('lost as well\n')

  await finished
  expect(logFailure()).toBeUndefined()
})
