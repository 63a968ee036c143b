import { relative } from 'node:path'
import { styleText } from 'node:util'
import { SAMPLE_PEOPLE } from './sample-people.ts'
import type { Stack } from './stack-file.ts'
import { seconds } from './steps.mjs'

/** What somebody needs to know once it runs. */
export function banner({ description, folder }: Stack): string {
  const begun = Number(process.env.SELAH_BEGUN_AT ?? Date.now())
  const people = SAMPLE_PEOPLE.map(({ email, password, story }) => `${email}  ${password}  ${story}`)
  const lines = [
    ['Selah', styleText('bold', description.url)],
    ['Inbox', description.inbox ?? 'the server that SMTP_URL names'],
    ...people.map((person, index) => [index === 0 ? 'Sign in as' : '', person]),
    ['Logs', `${relative(process.cwd(), folder.at('logs'))}/*.log, or start with --logs`],
    ['Stop', `Ctrl-C; the data stays in ${relative(process.cwd(), folder.path)} (--fresh empties it)`],
  ]
  return [
    '',
    `Ready after ${seconds(Date.now() - begun)}.`,
    '',
    ...lines.map(([name = '', text = '']) => `  ${name.padEnd(11)} ${text}`),
    '',
  ].join('\n')
}
