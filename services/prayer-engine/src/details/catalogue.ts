import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DETAIL_MOODS, type Detail } from './detail.ts'

/** A file of details that does not keep to the format. */
export class DetailSyntaxError extends Error {
  override readonly name = 'DetailSyntaxError'
}

const FOLDER = join(import.meta.dirname, '../../petitions')

let loaded: readonly Detail[] | undefined

/** All details. Reads the files once; throws DetailSyntaxError when one is wrong. */
export function details(): readonly Detail[] {
  loaded ??= readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .flatMap((file) => parseDetails(file.replace(/\.md$/, ''), readFileSync(join(FOLDER, file), 'utf8')))
  return loaded
}

/** Reads one file of details: a heading, fields and petitions each. Throws DetailSyntaxError with the place. */
export function parseDetails(group: string, text: string): Detail[] {
  const [, ...blocks] = text.replaceAll('\r\n', '\n').split(/^## /m)
  return blocks.map((block) => parseDetail(group, block))
}

const FIELDS: ReadonlySet<string> = new Set(['signs', 'not', 'within', 'mood'])

function parseDetail(group: string, block: string): Detail {
  const [heading = '', ...lines] = block.split('\n').map((line) => line.trim())
  const id = `${group}/${heading}`
  const fields = new Map<string, string>()
  const petitions: string[] = []
  for (const line of lines) {
    const [, key = '', value = ''] = /^([a-z]+):\s*(.*)$/.exec(line) ?? []
    if (line.startsWith('- ')) petitions.push(line.slice(2))
    else if (FIELDS.has(key)) fields.set(key, value)
    else if (line !== '') throw new DetailSyntaxError(`${id}: cannot read "${line}"`)
  }
  const mood = DETAIL_MOODS.find((one) => one === fields.get('mood'))
  if (!mood) throw new DetailSyntaxError(`${id}: mood is one of ${DETAIL_MOODS.join(', ')}`)
  const signs = listIn(fields.get('signs'))
  if (signs.length === 0 || petitions.length === 0)
    throw new DetailSyntaxError(`${id}: has no ${signs.length === 0 ? 'signs' : 'petitions'}`)
  return {
    id,
    signs,
    not: listIn(fields.get('not')),
    within: new Set(listIn(fields.get('within'))),
    mood,
    petitions,
  }
}

function listIn(value = ''): string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}
