import { execFileSync } from 'node:child_process'
import { createECDH } from 'node:crypto'
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fileProblem } from '../lib/file-problem.ts'
import { type KeepSecretsOptions, keepSecrets } from '../lib/stack/data-folder/secrets.ts'
import { startChild } from '../lib/system/child.ts'
import { throwawayFolder } from '../local-servers/throwaway-folder.ts'
import { canMount, smallDisk } from './small-disk.ts'

/** What `npm start` says on a folder that it cannot use. */
async function refusal(dataDir: string): Promise<string> {
  const start = startChild({
    command: process.execPath,
    args: [join(import.meta.dirname, '..', 'start.ts'), '--data', dataDir],
    env: { ...process.env, PORT: '0', INBOX_PORT: '0' },
  })
  expect(await start.exited).toBe('code 1')
  const lines = start.lastLines.filter(Boolean)
  expect(lines.length, lines.join('\n')).toBe(2)
  return lines.join('\n')
}

const OPTIONS: KeepSecretsOptions = { services: ['prayers'], hasData: false, say: () => {} }

/** Secrets as a first start makes them. */
async function madeSecrets(folder: string) {
  const file = join(folder, 'secrets.json')
  return { file, secrets: await keepSecrets(file, OPTIONS) }
}

describe('a start explains in a sentence', () => {
  test('a data folder that is a file', async () => {
    await using folder = await throwawayFolder()
    const file = join(folder.path, 'data')
    await writeFile(file, '')

    expect(await refusal(file)).toContain(`A file is in the way of the folder ${file}.`)
  })

  test.runIf(canMount)('a data folder that is read-only', async () => {
    using disk = smallDisk(1)
    execFileSync('mount', ['-o', 'remount,ro', disk.path])

    expect(await refusal(disk.path)).toContain(`${disk.path} cannot be written: its disk is read-only.`)
    expect(await refusal(join(disk.path, 'data'))).toContain('cannot be made: its disk is read-only')
  })

  test('a data folder of another user', async () => {
    const error = Object.assign(new Error('EACCES: permission denied'), {
      code: 'EACCES',
      path: '/data/.data',
    })

    expect(fileProblem(error)).toMatchObject({
      message: 'This user may not use /data/.data.',
      fix: expect.stringMatching(/^ls -ld \/data \/data\/\.data \(then chown/),
    })
  })

  test('keys that are cut off, and shows no part of them', async () => {
    await using folder = await throwawayFolder()
    const { file, secrets } = await madeSecrets(folder.path)
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.slice(0, text.indexOf('vaultKeys') + 40))

    const said = await refusal(folder.path)

    expect(said).toContain(`${file} is damaged: it is cut off, or no JSON.`)
    expect(said).toContain('npm start -- --fresh')
    for (const part of [secrets.postgres, secrets.signingKeys.slice(0, 20), 'local-1:'])
      expect(said).not.toContain(part)
  })
})

describe('the keys of the data', () => {
  test('stay as they are, and a service that is new gets its own', async () => {
    await using folder = await throwawayFolder()
    const { file, secrets } = await madeSecrets(folder.path)

    const later = await keepSecrets(file, { ...OPTIONS, services: ['prayers', 'circles'], hasData: true })

    expect(later).toEqual({ ...secrets, services: { ...secrets.services, circles: expect.anything() } })
    expect(await keepSecrets(file, OPTIONS)).toEqual(later)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  test('of an older stack get a pair for push services, and keep the rest', async () => {
    await using folder = await throwawayFolder()
    const { file, secrets } = await madeSecrets(folder.path)
    const { vapid: _later, ...older } = secrets
    await writeFile(file, JSON.stringify(older))

    const { vapid, ...rest } = await keepSecrets(file, { ...OPTIONS, hasData: true })

    expect(rest).toEqual(older)
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(vapid?.privateKey ?? '', 'base64url')
    expect(pair.getPublicKey('base64url')).toBe(vapid?.publicKey)
  })

  test.each([
    ['nothing', '', 'it is cut off, or no JSON'],
    ['no object', '["a"]', 'it is cut off, or no JSON'],
    ['an empty object', '{}', 'it lacks postgres, signingKeys, nats.services, nats.outside, services'],
    [
      'half a service',
      '{"postgres":"a","signingKeys":"b","nats":{"services":"c","outside":"d"},"services":{"prayers":{"database":"e"}}}',
      'it lacks services.prayers.vaultKeys, services.prayers.privateKey',
    ],
  ])('are not made again when the file holds %s', async (_what, text, why) => {
    await using folder = await throwawayFolder()
    const file = join(folder.path, 'secrets.json')
    await writeFile(file, text)

    await expect(keepSecrets(file, OPTIONS)).rejects.toMatchObject({
      message: `${file} is damaged: ${why}. It holds the keys of the data.`,
      fix: expect.stringContaining('--fresh'),
    })
    expect(await readFile(file, 'utf8')).toBe(text)
  })

  test('are not made again when they are missing and there is data', async () => {
    await using folder = await throwawayFolder()
    const file = join(folder.path, 'secrets.json')

    await expect(keepSecrets(file, { ...OPTIONS, hasData: true })).rejects.toThrow(`${file} is missing.`)
  })

  test('are not made again when a folder has their name', async () => {
    await using folder = await throwawayFolder()
    await mkdir(join(folder.path, 'secrets.json'))

    await expect(keepSecrets(join(folder.path, 'secrets.json'), OPTIONS)).rejects.toThrow('is damaged')
  })

  test('are closed to other users, and that is said', async () => {
    await using folder = await throwawayFolder()
    const { file } = await madeSecrets(folder.path)
    await chmod(file, 0o644)
    const said: string[] = []

    await keepSecrets(file, { ...OPTIONS, say: (line) => said.push(line) })

    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(said[0]).toBe(`${file} was open to other users of this machine, and is closed now.`)
  })
})
