import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { command } from './lib/command.ts'
import { Problem } from './lib/problem.mjs'
import { operate } from './lib/stack/operate.ts'
import { ofNotifications } from './lib/stack/operate-notifications.ts'

// `pnpm newsletter list`, `preview <issue> [--html]`, `send <issue> [--to ADDRESS]`, `allow ADDRESS`: the weekly letter.
// `pnpm jobs list [KIND]`: how many reminders, psalms, letters and confirmations are in each state, and which have not ended
// well; `retry KIND ID`: sends one that has failed again, `retry KIND all` those of the last day; `drain [KIND] --yes`: skips
// what waits.

interface Verb {
  /** How many words may follow it. */
  readonly words: readonly number[]
  /** What the operator's program calls it, where that is another word. */
  readonly called?: string
}

const AREAS: Readonly<
  Record<string, { readonly usage: string; readonly verbs: Readonly<Record<string, Verb>> }>
> = {
  newsletter: {
    usage:
      'pnpm newsletter list | preview <issue> [--html] | send <issue> [--to ADDRESS] | allow ADDRESS [--data DIR]',
    verbs: { list: { words: [0] }, preview: { words: [1] }, send: { words: [1] }, allow: { words: [1] } },
  },
  jobs: {
    usage:
      'pnpm jobs list [KIND] | retry KIND ID | retry KIND all | drain [KIND] [--yes] [--data DIR]; KIND: reminder, psalm, letter, confirmation',
    verbs: { list: { words: [0, 1], called: 'jobs' }, retry: { words: [2] }, drain: { words: [0, 1] } },
  },
}

await command(async () => {
  const { values, positionals } = parseArgs({
    options: {
      data: { type: 'string', default: '.data' },
      to: { type: 'string' },
      html: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const [name = '', verb = '', ...words] = positionals
  const area = AREAS[name]
  const known = area?.verbs[verb]
  if (!area || !known?.words.includes(words.length)) {
    throw new Problem(`That is not something "${name}" does.`, area?.usage ?? Object.keys(AREAS).join(', '))
  }
  const to = values.to === undefined ? [] : ['--to', values.to]
  const flags = (['html', 'yes'] as const).filter((flag) => values[flag]).map((flag) => `--${flag}`)
  const args = [known.called ?? verb, ...words, ...to, ...flags]
  process.exitCode = await operate('notifications', await ofNotifications(resolve(values.data)), args)
})
