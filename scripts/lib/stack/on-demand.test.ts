import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { freePort } from '../../local-servers/free-port.ts'
import { eventually } from '../../test/harness.ts'
import { listenOnDemand } from './on-demand.ts'

/** A door on `url`, with a server behind it that counts its starts. */
async function openDoor(options: { idleMs: number; failsFirst?: boolean }) {
  const [port, serverPort] = [await freePort(), await freePort()]
  const seen = { starts: 0, stops: 0, said: [] as string[] }
  const start = async () => {
    seen.starts += 1
    if (options.failsFirst && seen.starts === 1) throw new Error('not today')
    const server = createServer((_request, response) => response.end('here')).listen(serverPort, '127.0.0.1')
    await once(server, 'listening')
    const stop = async () => {
      seen.stops += 1
      server.closeAllConnections()
      server.close()
    }
    return { stop, exited: once(server, 'close') }
  }
  const say = (line: string) => seen.said.push(line)
  const door = await listenOnDemand({ ports: [{ port, serverPort }], start, idleMs: options.idleMs, say })
  const ask = async () =>
    (await fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } })).text()
  return { ask, seen, [Symbol.asyncDispose]: () => door[Symbol.asyncDispose]() }
}

test('starts the server for the first who comes, once, and keeps it for the next', async () => {
  await using door = await openDoor({ idleMs: 60_000 })
  expect(door.seen.starts).toBe(0)

  expect(await Promise.all([door.ask(), door.ask()])).toEqual(['here', 'here'])
  expect(await door.ask()).toBe('here')

  expect(door.seen.starts).toBe(1)
})

test('stops it when nobody is there any more, and starts it again for the next', async () => {
  await using door = await openDoor({ idleMs: 1 })
  await door.ask()
  await eventually(
    () => door.seen.stops === 1,
    () => 'the server to stop',
  )

  expect(await door.ask()).toBe('here')

  expect(door.seen.starts).toBe(2)
})

test('says why the server did not start, and tries again for the next', async () => {
  await using door = await openDoor({ idleMs: 60_000, failsFirst: true })
  await expect(door.ask()).rejects.toThrow()

  expect(await door.ask()).toBe('here')

  expect(door.seen.said).toEqual(['not today'])
})

test('takes the server with it when it closes', async () => {
  const door = await openDoor({ idleMs: 60_000 })
  await door.ask()

  await door[Symbol.asyncDispose]()

  expect(door.seen.stops).toBe(1)
  await expect(door.ask()).rejects.toThrow()
})
