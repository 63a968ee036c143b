import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { command } from './lib/command.ts'
import { listEvents } from './lib/events/list.ts'
import { replayConsumer } from './lib/events/replay.ts'
import { Problem } from './lib/problem.mjs'
import { findStack } from './lib/stack/data-folder/stack-file.ts'

// `pnpm event list`: what lies in the streams, how far each consumer is, what waits in outboxes, what is parked.
// `pnpm event replay <consumer> [--from-outbox]`: gives a consumer its events again; its inbox drops what it has.

const USAGE = 'pnpm event list | pnpm event replay <consumer> [--from-outbox] [--data DIR]'

await command(async () => {
  const { values, positionals } = parseArgs({
    options: {
      data: { type: 'string', default: '.data' },
      'from-outbox': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const stack = await findStack(resolve(values.data, 'stack.json'))
  const [verb, consumer] = positionals
  if (verb === 'list' || verb === undefined) await listEvents(stack)
  else if (verb === 'replay' && consumer) await replayConsumer(stack, consumer, values['from-outbox'])
  else throw new Problem(`That is not something "event" does.`, USAGE)
})
