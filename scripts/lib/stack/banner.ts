import { relative } from 'node:path'
import { styleText } from 'node:util'
import { seconds } from '../steps.mjs'
import type { Stack } from './data-folder/stack-file.ts'
import { SAMPLE_PEOPLE } from './people/sample-people.ts'

/** What somebody needs to know once it runs. */
export function banner({ description, folder }: Stack): string {
  const begun = Number(process.env.SELAH_BEGUN_AT ?? performance.timeOrigin)
  const people = SAMPLE_PEOPLE.map(({ email, password, story }) => `${email}  ${password}  ${story}`)
  const lines = [
    ['Selah', styleText('bold', description.url)],
    ...(description.services.sandbox ? [['Payments', 'Sandbox: no money moves']] : []),
    ['Inbox', description.inbox ?? 'the server that SMTP_URL names'],
    ...people.map((person, index) => [index === 0 ? 'Sign in as' : '', person]),
    ['Logs', `${asSeenFromHere(folder.at('logs'))}/*.log, or start with --logs`],
    ['Stop', `Ctrl-C; the data stays in ${asSeenFromHere(folder.path)} (--fresh empties it)`],
  ]
  return [
    '',
    `Ready after ${seconds(Date.now() - begun)}.`,
    '',
    ...lines.map(([name = '', text = '']) => `  ${name.padEnd(11)} ${text}`),
    '',
  ].join('\n')
}

function asSeenFromHere(path: string): string {
  const near = relative(process.cwd(), path)
  return near.startsWith('..') ? path : near
}
