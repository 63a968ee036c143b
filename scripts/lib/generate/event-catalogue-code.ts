/** The part of a FileDescriptorProto, as JSON, that the catalogue is made of. */
export interface FileDescriptor {
  readonly name: string
  readonly package: string
  readonly messageType?: readonly MessageDescriptor[]
  readonly enumType?: readonly { readonly name: string }[]
}

interface MessageDescriptor {
  readonly name: string
  readonly options?: Readonly<Record<string, unknown>>
}

const EVENT_PACKAGE = /^(?<service>[a-z][a-z0-9]*)\.events\.(?<version>v\d+)$/
const PASSING = '[selah.v1.passing]'

/**
 * TypeScript that names every event once. Each message of a package `<service>.events.v<n>` is one, published as
 * `<service>.<its name in snake case>.v<n>`; enums are passed on.
 */
export function writeCatalogue(files: readonly FileDescriptor[]): string {
  const found = files
    .filter((file) => EVENT_PACKAGE.test(file.package))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  const events = found.flatMap((file) => (file.messageType ?? []).map((message) => eventOf(file, message)))
  return [
    '// Written by `npm run generate` from the .proto files.',
    `import { event, type EventType, passing } from '../event-type.ts'`,
    ...found.map(importOf),
    '',
    ...events.map(({ name, code }) => `export const ${name} = ${code}`),
    '',
    `export const EVENTS: readonly EventType[] = [${events.map(({ name }) => name).join(', ')}]`,
    '',
    ...found.filter(({ enumType = [] }) => enumType.length > 0).map(exportOf),
    '',
  ].join('\n')
}

function eventOf({ package: name }: FileDescriptor, { name: message, options }: MessageDescriptor) {
  const { service = '', version = '' } = EVENT_PACKAGE.exec(name)?.groups ?? {}
  const happened = message.replaceAll(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase()
  const kind = options?.[PASSING] === true ? 'passing' : 'event'
  return { name: message, code: `${kind}('${service}.${happened}.${version}', ${message}Schema)` }
}

function importOf(file: FileDescriptor): string {
  const schemas = (file.messageType ?? []).map(({ name }) => `${name}Schema`)
  return `import { ${schemas.join(', ')} } from '${codeOf(file)}'`
}

function exportOf(file: FileDescriptor): string {
  const names = (file.enumType ?? []).map(({ name }) => name)
  return `export { ${names.join(', ')} } from '${codeOf(file)}'`
}

function codeOf({ name }: FileDescriptor): string {
  return `./${name.replace(/\.proto$/, '_pb.js')}`
}
