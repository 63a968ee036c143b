import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { throwawayFolder } from '../local-servers/throwaway-folder.ts'
import { eventually, processesOf, readStack, runStandIns } from './harness.ts'

describe('a stack on this machine', () => {
  test('starts everything, and describes itself until it has stopped', async () => {
    await using folder = await throwawayFolder()
    await using stack = runStandIns(folder.path)
    await stack.says('ready')

    const { pid, services } = await readStack(folder.path)
    expect(pid).toBe(stack.child.pid)
    expect((await fetch(`${services.good}/readyz`)).status).toBe(200)
    expect((await processesOf(folder.path)).length).toBe(2)

    stack.child.kill('SIGTERM')
    expect(await stack.ended()).toBe(0)
    expect(existsSync(join(folder.path, 'stack.json'))).toBe(false)
  })

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('stops every process on %s', async (signal) => {
    await using folder = await throwawayFolder()
    await using stack = runStandIns(folder.path)
    await stack.says('ready')

    stack.child.kill(signal)

    expect(await stack.ended()).toBe(0)
    expect(await processesOf(folder.path)).toEqual([])
  })

  test('stops also while it is still starting', async () => {
    await using folder = await throwawayFolder()
    await using stack = runStandIns(folder.path, { BEHAVIOUR: 'never-ready' })
    await eventually(
      async () => (await processesOf(folder.path)).length === 2,
      () => 'both stand-ins',
    )

    stack.child.kill('SIGINT')

    expect(await stack.ended()).toBe(0)
    expect(await processesOf(folder.path)).toEqual([])
  })

  // Every layer is given its time to end in order, and all of them together no more than 15 s.
  test('does not leave behind processes that will not stop', async () => {
    await using folder = await throwawayFolder()
    await using stack = runStandIns(folder.path, { BEHAVIOUR: 'stubborn', LAYERS: '3' })
    await stack.says('ready')
    const begun = Date.now()

    stack.child.kill('SIGTERM')

    expect(await stack.ended()).toBe(0)
    expect(Date.now() - begun).toBeLessThan(15_000)
    expect(await processesOf(folder.path)).toEqual([])
    expect(existsSync(join(folder.path, 'supervisor.lock'))).toBe(false)
  })

  test('stops a frozen process as quickly as any other', async () => {
    await using folder = await throwawayFolder()
    await using stack = runStandIns(folder.path)
    await stack.says('ready')
    const { services } = await readStack(folder.path)
    const pid = Number(await (await fetch(`${services.other}/readyz`)).text())
    process.kill(pid, 'SIGSTOP')
    const begun = Date.now()

    stack.child.kill('SIGINT')

    expect(await stack.ended()).toBe(0)
    expect(Date.now() - begun).toBeLessThan(3_000)
    expect(await processesOf(folder.path)).toEqual([])
  })

  // Also one that hangs: nobody is left who would insist.
  test('takes its processes with it when it is killed outright, and the next start finds nothing in its way', async () => {
    await using folder = await throwawayFolder()
    await using killed = runStandIns(folder.path, { BEHAVIOUR: 'stubborn' })
    await killed.says('ready')

    killed.child.kill('SIGKILL')
    await eventually(
      async () => (await processesOf(folder.path)).length === 0,
      () => 'orphans to end',
    )

    await using next = runStandIns(folder.path)
    await next.says('ready')
  })

  test('starts again what has died, and says so', async () => {
    await using folder = await throwawayFolder()
    await using stack = runStandIns(folder.path)
    await stack.says('ready')
    const { services } = await readStack(folder.path)
    const before = await (await fetch(`${services.good}/readyz`)).text()

    await fetch(`${services.good}/die`).catch(() => {})

    await stack.says('good ended (code 1) and is started again in 0.5 s')
    await stack.says('good runs again')
    expect(await (await fetch(`${services.good}/readyz`)).text()).not.toBe(before)
  })

  test('fails with the last words of a process that does not come up, and stops the others', async () => {
    await using folder = await throwawayFolder()
    await using stack = runStandIns(folder.path, { BEHAVIOUR: 'ends' })

    expect(await stack.ended()).toBe(1)
    expect(stack.output()).toContain(
      'other ended (code 78) before it was ready:\nno setting of mine is right',
    )
    expect(await processesOf(folder.path)).toEqual([])
  })

  test('refuses a folder on which another stack runs, and says how to have two', async () => {
    await using folder = await throwawayFolder()
    await using first = runStandIns(folder.path)
    await first.says('ready')

    await using second = runStandIns(folder.path)

    expect(await second.ended()).toBe(1)
    expect(second.output()).toContain(`A stack already runs on ${folder.path} (process ${first.child.pid}).`)
    expect(second.output()).toContain('--data .data-2')
    expect((await processesOf(folder.path)).length).toBe(2)
  })

  test('says which port is taken, and the line that chooses another', async () => {
    await using folder = await throwawayFolder()
    await using other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0

    await using stack = runStandIns(folder.path, { PORT: String(port) })

    expect(await stack.ended()).toBe(1)
    expect(stack.output()).toContain(`Port ${port}, for the page, is in use by another program.`)
    expect(stack.output()).toContain(`PORT=${port + 1} npm start`)
  })

  test('explains an option it does not know', async () => {
    await using folder = await throwawayFolder()
    await using stack = runStandIns(folder.path, {}, ['--frehs'])

    expect(await stack.ended()).toBe(1)
    expect(stack.output()).toContain('npm start -- [--fresh] [--logs] [--data DIR]')
  })
})
