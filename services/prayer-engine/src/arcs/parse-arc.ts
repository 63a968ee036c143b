import { TONES, type Tone } from '../prayer.ts'
import {
  ARC_STANDS,
  ARC_TIMES,
  type Arc,
  type ArcPassage,
  type ArcTime,
  type ArcVoice,
  MOOD_GROUPS,
  type MoodGroup,
  type Variant,
} from './arc.ts'

/** An arc file that does not keep to the format. */
export class ArcSyntaxError extends Error {
  override readonly name = 'ArcSyntaxError'
}

type Sections = ReadonlyMap<string, readonly string[]>

/** Reads one arc file. Throws ArcSyntaxError with the file and the section that is wrong. */
export function parseArc(id: string, text: string): Arc {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n')) ?? []
  if (head === undefined || body === undefined)
    throw new ArcSyntaxError(`${id}: begin with --- and its fields`)
  const fields = fieldsOf(id, head)
  const sections = sectionsOf(id, body)
  const voice = (name: string) => readVoice(id, sections, name)
  const self = voice('For myself')
  const other = voice('For another')
  if (!self && !other) throw new ArcSyntaxError(`${id}: neither "For myself" nor "For another"`)
  return {
    id,
    title: fieldOf(id, fields, 'title'),
    gladness: oneOf(id, fields, 'gladness', ['glad', 'sore']),
    when: oneOf<ArcTime>(id, fields, 'when', ARC_TIMES),
    stands: oneOf(id, fields, 'stands', ARC_STANDS),
    death: oneOf(id, fields, 'death', ['yes', 'no']) === 'yes',
    image: fieldOf(id, fields, 'image'),
    signs: fieldOf(id, fields, 'signs')
      .split(',')
      .map((sign) => sign.trim().toLowerCase())
      .filter((sign) => sign !== ''),
    address: readAddress(id, sections.get('Address') ?? []),
    ...(self && { self }),
    ...(other && { other }),
    close: readByTone(`${id}: Close`, sections.get('Close') ?? []),
  }
}

function fieldsOf(id: string, head: string): Map<string, string> {
  return new Map(
    head.split('\n').map((line): [string, string] => {
      const [, key = '', value = ''] = /^([a-z]+):\s*(.*)$/.exec(line.trim()) ?? []
      if (key === '') throw new ArcSyntaxError(`${id}: cannot read the field "${line}"`)
      return [key, value.trim().replace(/^"(.*)"$/, '$1')]
    }),
  )
}

function fieldOf(id: string, fields: ReadonlyMap<string, string>, key: string): string {
  const value = fields.get(key)
  if (!value) throw new ArcSyntaxError(`${id}: the field ${key} is missing`)
  return value
}

function oneOf<T extends string>(
  id: string,
  fields: ReadonlyMap<string, string>,
  key: string,
  choices: readonly T[],
): T {
  const value = fieldOf(id, fields, key)
  const found = choices.find((choice) => choice === value)
  if (!found) throw new ArcSyntaxError(`${id}: ${key} is one of ${choices.join(', ')}, not "${value}"`)
  return found
}

/** The lines of each section, by its path: 'Address', 'For myself/Held'. A line may go on below, indented. */
function sectionsOf(id: string, body: string): Sections {
  const sections = new Map<string, string[]>()
  let chapter = ''
  let lines: string[] | undefined
  for (const line of body.split('\n')) {
    const [, level = '', name = ''] = /^(#{1,2})\s+(.*?)\s*$/.exec(line) ?? []
    if (level) {
      if (level === '#') chapter = name
      const path = level === '#' ? name : `${chapter}/${name}`
      lines = []
      sections.set(path, lines)
    } else if (line.startsWith('- ')) lines?.push(line.slice(2).trim())
    else if (line.trim() !== '') {
      const last = lines?.pop()
      if (last === undefined) throw new ArcSyntaxError(`${id}: no section or item holds "${line.trim()}"`)
      lines?.push(`${last} ${line.trim()}`)
    }
  }
  return sections
}

function readVoice(id: string, sections: Sections, chapter: string): ArcVoice | undefined {
  if (!sections.has(chapter)) return undefined
  const linesOf = (name: string) => sections.get(`${chapter}/${name}`) ?? []
  const where = (name: string) => `${id}: ${chapter}, ${name}`
  const held = linesOf('Held').map(stepsOf)
  const asking = linesOf('Asking').map(stepsOf)
  const passages = linesOf('Passages').map((line) => readPassage(where('Passages'), line))
  for (const [name, items] of Object.entries({ Held: held, Asking: asking, Passages: passages })) {
    if (items.length === 0) throw new ArcSyntaxError(`${where(name)}: nothing stands there`)
  }
  const turn = readByTone(where('Turn'), linesOf('Turn'))
  return { bring: linesOf('Bring'), held, passages, turn, asking }
}

function stepsOf(line: string): Variant {
  return line.split('|').map((step) => step.trim())
}

function readPassage(where: string, line: string): ArcPassage {
  const [, reference, answer] = /^((?:[1-3] )?[A-Z][A-Za-z ]+ \d+:\d+(?:-\d+)?):\s*(.+)$/.exec(line) ?? []
  if (!reference || !answer) throw new ArcSyntaxError(`${where}: cannot read "${line}"`)
  return { reference, answer }
}

function readByTone(where: string, lines: readonly string[]): Record<Tone, string> {
  const byTone = new Map(
    lines.map((line): [string, string] => {
      const at = line.indexOf(':')
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()]
    }),
  )
  const missing = TONES.filter((tone) => !byTone.get(tone))
  if (missing.length > 0) throw new ArcSyntaxError(`${where}: nothing for ${missing.join(', ')}`)
  return Object.fromEntries(TONES.map((tone) => [tone, byTone.get(tone) ?? ''])) as Record<Tone, string>
}

function readAddress(id: string, lines: readonly string[]): Record<MoodGroup, readonly string[]> {
  const parsed = lines.map((line) => {
    const at = line.indexOf(':')
    const groups = line
      .slice(0, at)
      .split(',')
      .map((group) => group.trim())
    const unknown = groups.find((group) => !MOOD_GROUPS.some((known) => known === group))
    if (unknown !== undefined) throw new ArcSyntaxError(`${id}: Address, unknown mood "${unknown}"`)
    return { groups, text: line.slice(at + 1).trim() }
  })
  const address = Object.fromEntries(
    MOOD_GROUPS.map((group) => [
      group,
      parsed.filter(({ groups }) => groups.includes(group)).map(({ text }) => text),
    ]),
  ) as Record<MoodGroup, string[]>
  const empty = MOOD_GROUPS.find((group) => address[group].length === 0)
  if (empty) throw new ArcSyntaxError(`${id}: Address, nothing for "${empty}"`)
  return address
}
