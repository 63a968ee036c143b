import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { expect, test } from 'vitest'
import { takeDataFolder } from '../lib/stack/data-folder/data-folder.ts'
import { natsServer } from '../lib/stack/infrastructure.ts'
import { createSupervisor } from '../lib/stack/supervisor.ts'
import { freePort } from '../local-servers/free-port.ts'
import { eventually } from './harness.ts'
import { canMount, smallDisk } from './small-disk.ts'

const SECRETS = { postgres: '', nats: { services: 'in', outside: 'out' }, signingKeys: '', services: {} }
const EVENT = 'x'.repeat(10_000)

// Without a restart NATS refuses every event of such a stream for ever.
test.runIf(canMount)('events flow again soon after a full disk has room', async () => {
  await using cleanup = new AsyncDisposableStack()
  const disk = cleanup.use(smallDisk(64))
  const folder = cleanup.use(await takeDataFolder(disk.path, { fresh: false }))
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const supervisor = cleanup.use(createSupervisor(say))
  const port = await freePort()
  await supervisor.start([natsServer({ folder, secrets: SECRETS, say }, port)])
  const connection = await connect({ port, user: 'services', pass: 'in', maxReconnectAttempts: -1 })
  cleanup.defer(() => connection.close())
  await (await jetstreamManager(connection)).streams.add({ name: 'PRAYERS', subjects: ['prayers.>'] })
  const publish = () =>
    jetstream(connection)
      .publish('prayers.prayer_saved.v1.ana', EVENT, { timeout: 500, retries: 0 })
      .then(
        () => true,
        () => false,
      )
  expect(await publish()).toBe(true)

  await disk.fill()
  await eventually(
    async () => !(await publish()),
    () => 'the full disk',
  )
  await disk.empty()
  await eventually(publish, () => `an event to be stored; said:\n${said.join('\n')}`)

  expect(said.slice(0, 2)).toEqual([
    'nats could not store events on the full disk. There is room now, so it is restarted.',
    expect.stringMatching(/^nats ended \(.*\) and is started again in 0\.5 s$/),
  ])
})
