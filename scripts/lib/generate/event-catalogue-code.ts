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
 * `<service>.<its name in snake case>.v<n>`; enums are passed on. A name that several services have gets the service's in
 * front: `PrayersPersonErased`.
 */
export function writeCatalogue(files: readonly FileDescriptor[]): string {
  const found = files
    .filter((file) => EVENT_PACKAGE.test(file.package))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  const isShared = sharedNames(found)
  const events = found.flatMap((file) =>
    (file.messageType ?? []).map((message) => eventOf(file, message, isShared)),
  )
  return [
    '// Written by `npm run generate` from the .proto files.',
    `import { event, type EventType, passing } from '../event-type.ts'`,
    ...found.map((file) => importOf(file, isShared)),
    '',
    ...events.map(({ name, code }) => `export const ${name} = ${code}`),
    '',
    `export const EVENTS: readonly EventType[] = [${events.map(({ name }) => name).join(', ')}]`,
    '',
    ...found.filter(({ enumType = [] }) => enumType.length > 0).map(exportOf),
    '',
  ].join('\n')
}

type IsShared = (message: string) => boolean

function sharedNames(files: readonly FileDescriptor[]): IsShared {
  const all = files.flatMap(({ messageType = [] }) => messageType.map(({ name }) => name))
  return (message) => all.indexOf(message) !== all.lastIndexOf(message)
}

function eventOf(file: FileDescriptor, { name: message, options }: MessageDescriptor, isShared: IsShared) {
  const { service = '', version = '' } = EVENT_PACKAGE.exec(file.package)?.groups ?? {}
  const happened = message.replaceAll(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase()
  const kind = options?.[PASSING] === true ? 'passing' : 'event'
  const name = nameOf(file, message, isShared)
  return { name, code: `${kind}('${service}.${happened}.${version}', ${name}Schema)` }
}

function nameOf({ package: name }: FileDescriptor, message: string, isShared: IsShared): string {
  const service = EVENT_PACKAGE.exec(name)?.groups?.service ?? ''
  return isShared(message) ? `${service.charAt(0).toUpperCase()}${service.slice(1)}${message}` : message
}

function importOf(file: FileDescriptor, isShared: IsShared): string {
  const schemas = (file.messageType ?? []).map(({ name: message }) => {
    const name = nameOf(file, message, isShared)
    return name === message ? `${name}Schema` : `${message}Schema as ${name}Schema`
  })
  return `import { ${schemas.join(', ')} } from '${codeOf(file)}'`
}

function exportOf(file: FileDescriptor): string {
  const names = (file.enumType ?? []).map(({ name }) => name)
  return `export { ${names.join(', ')} } from '${codeOf(file)}'`
}

function codeOf({ name }: FileDescriptor): string {
  return `./${name.replace(/\.proto$/, '_pb.js')}`
}
