import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LISTENS_TO } from '../../../gateway/src/plugins/revocation.ts'
import { EVENTS, type EventType, publisherOf } from '../../../proto/events.ts'
import { ROOT } from '../paths.ts'
import { Problem } from '../problem.mjs'
import type { GeneratedFiles } from './generated-files.ts'

const README = 'proto/README.md'
const BEGIN = '<!-- events: written by `npm run generate` -->'
const END = '<!-- end of events -->'

/** The table of all events in proto/README.md: who sends them, who listens, what they mean. */
export async function eventCatalogue(): Promise<GeneratedFiles> {
  const listeners = await listenersBySubject()
  const rows = await Promise.all(
    EVENTS.map(async (event) => {
      const listening = (listeners.get(event.subject) ?? []).sort().join(', ') || 'nobody yet'
      return `| \`${event.subject}\` | ${publisherOf(event)} | ${listening} | ${await meaningOf(event)} |`
    }),
  )
  const table = ['| event | sent by | heard by | says |', '| --- | --- | --- | --- |', ...rows].join('\n')
  const readme = await readFile(join(ROOT, README), 'utf8').catch(() => '')
  const [before, rest] = readme.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) {
    throw new Problem(
      `${README} has no place for the table of events.`,
      `put these two lines into it: ${BEGIN} ${END}`,
    )
  }
  return { files: new Map([[README, `${before}${BEGIN}\n\n${table}\n\n${END}${after}`]]) }
}

/** The first sentence of the message's comment in its .proto file. */
async function meaningOf({ schema }: EventType): Promise<string> {
  const source = await readFile(join(ROOT, 'proto', `${schema.file.name}.proto`), 'utf8')
  const comment = new RegExp(`((?:^//[^\\n]*\\n)+)message ${schema.name} `, 'm').exec(source)?.[1] ?? ''
  const text = comment
    .replaceAll(/^\/\/ ?/gm, '')
    .replaceAll('\n', ' ')
    .trim()
  return /^.*?[.:](?= |$)/.exec(text)?.[0].replace(/[.:]$/, '') ?? ''
}

/** From the lists the services themselves start their consumers from. */
async function listenersBySubject(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  const add = (subject: string, service: string) =>
    found.set(subject, [...(found.get(subject) ?? []), service])
  for (const event of LISTENS_TO) add(event.subject, 'gateway')
  for (const service of await readdir(join(ROOT, 'services'))) {
    for (const { event } of await consumersOf(service)) add(event.subject, service)
  }
  return found
}

interface Listens {
  readonly event: EventType
}

/** Every service with consumers lists them in `src/consumers/index.ts`. */
async function consumersOf(service: string): Promise<readonly Listens[]> {
  const path = join(ROOT, 'services', service, 'src/consumers/index.ts')
  const source = await readFile(path, 'utf8').catch(() => undefined)
  if (source === undefined) return []
  const lists = Object.values((await import(path)) as Record<string, unknown>)
  return lists.filter((each) => Array.isArray(each)).flat() as Listens[]
}
