import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SERVICES } from '@selah/registry'
import { LISTENS_TO } from '../../../gateway/src/plugins/revocation.ts'
import { EVENTS, type EventType, publisherOf } from '../../../proto/events.ts'
import type { ServiceDefinition } from '../../../services/kit/src/service/definition.ts'
import { consumersOf } from '../../../services/kit/src/service/start.ts'
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

/** From the definitions the services themselves start their consumers from. */
async function listenersBySubject(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  const add = (subject: string, service: string) =>
    found.set(subject, [...(found.get(subject) ?? []), service])
  for (const event of LISTENS_TO) add(event.subject, 'gateway')
  for (const { name } of SERVICES) {
    const path = join(ROOT, 'services', name, 'src/service.ts')
    const { service } = (await import(path)) as { service: ServiceDefinition }
    const consumers = Object.values(service.processes).flatMap((each) => consumersOf(service, each))
    for (const { event } of consumers) add(event.subject, name)
  }
  return found
}
