import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { command } from './lib/command.ts'
import { Problem } from './lib/problem.mjs'
import { operate } from './lib/stack/operate.ts'
import { ofNotifications } from './lib/stack/operate-notifications.ts'

// `pnpm newsletter list`, `preview <issue> [--html]`, `send <issue> [--to ADDRESS]`, `allow ADDRESS`: the weekly letter.
// `pnpm jobs list`: how many reminders, psalms, letters and confirmations are in each state; `retry KIND ID`: sends one that
// has failed again.

interface Verb {
  /** How many words follow it. */
  readonly words: number
  /** What the operator's program calls it, where that is another word. */
  readonly called?: string
}

const AREAS: Readonly<
  Record<string, { readonly usage: string; readonly verbs: Readonly<Record<string, Verb>> }>
> = {
  newsletter: {
    usage:
      'pnpm newsletter list | preview <issue> [--html] | send <issue> [--to ADDRESS] | allow ADDRESS [--data DIR]',
    verbs: { list: { words: 0 }, preview: { words: 1 }, send: { words: 1 }, allow: { words: 1 } },
  },
  jobs: {
    usage: 'pnpm jobs list | retry reminder|psalm|letter|confirmation ID [--data DIR]',
    verbs: { list: { words: 0, called: 'states' }, retry: { words: 2 } },
  },
}

await command(async () => {
  const { values, positionals } = parseArgs({
    options: {
      data: { type: 'string', default: '.data' },
      to: { type: 'string' },
      html: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const [name = '', verb = '', ...words] = positionals
  const area = AREAS[name]
  const known = area?.verbs[verb]
  if (!area || known?.words !== words.length) {
    throw new Problem(`That is not something "${name}" does.`, area?.usage ?? Object.keys(AREAS).join(', '))
  }
  const to = values.to === undefined ? [] : ['--to', values.to]
  const args = [known.called ?? verb, ...words, ...to, ...(values.html ? ['--html'] : [])]
  process.exitCode = await operate('notifications', await ofNotifications(resolve(values.data)), args)
})
