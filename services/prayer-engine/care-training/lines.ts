import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { needLines } from '../src/needs/need-lines.ts'
import type { LabelledGroup } from './labelled.ts'
import { BESIDE_THE_RULES } from './lines/beside-the-rules.ts'
import { FROM_A_READER } from './lines/from-a-reader.ts'
import { FROM_A_READER_AGAIN } from './lines/from-a-reader-again.ts'
import { WITH_THE_RULES } from './lines/with-the-rules.ts'
import { sourcesOf } from './sources.ts'

/** `explicit` and `implied` are cries of danger to life, `abuse` of being hurt by somebody, `none` must not alarm. */
export type Label = 'explicit' | 'implied' | 'abuse' | 'none'

export interface Line {
  readonly text: string
  readonly label: Label
  /** Which set it stands in: people who write lines have habits, so what is learnt from one is tried on another. */
  readonly set: string
}

/** Everything that may be learnt from. What two people happened to write alike is left to the measuring. */
export function linesToLearnFrom(): readonly Line[] {
  const unseen = new Set(unseenLines().map(({ text }) => plain(text)))
  return allLines().filter(({ text }) => !unseen.has(plain(text)))
}

function allLines(): Line[] {
  return [
    ...fromGroups('with-the-rules', WITH_THE_RULES),
    ...fromGroups('beside-the-rules', BESIDE_THE_RULES),
    ...fromGroups('from-a-reader', FROM_A_READER),
    ...fromGroups('from-a-reader-again', FROM_A_READER_AGAIN),
    ...fromFolder('lines'),
    ...fromNeeds(),
  ]
}

/** Lines from which nothing is learnt. 'third', 'fourth' and 'fifth' are by people who had seen neither rules nor other lines. */
export function unseenLines(): readonly Line[] {
  return fromFolder('unseen')
}

/** Tells whether the weights were learnt from these very lines, by the code as it is. */
export function fingerprint(lines: readonly Line[]): string {
  const hash = createHash('sha256')
  for (const { label, text } of lines) hash.update(`${label} ${text}\n`)
  for (const code of sourcesOf(join(import.meta.dirname, 'learn.ts')).values()) hash.update(code)
  return hash.digest('hex').slice(0, 16)
}

/** Ordinary requests of every need: what must not alarm. */
function fromNeeds(): Line[] {
  return needLines().map(({ text }) => ({ text, label: 'none', set: 'needs' }))
}

function fromGroups(set: string, groups: readonly LabelledGroup[]): Line[] {
  return groups.flatMap(({ sign, kind, situations }) =>
    situations.map((text) => ({ text, label: kind === 'abuse' ? 'abuse' : sign, set })),
  )
}

function fromFolder(folder: string): Line[] {
  const path = join(import.meta.dirname, folder)
  return readdirSync(path)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const byLabel = JSON.parse(readFileSync(join(path, file), 'utf8')) as Record<Label, string[]>
      return Object.entries(byLabel).flatMap(([label, texts]) =>
        texts.map((text) => ({ text, label: label as Label, set: file.replace('.json', '') })),
      )
    })
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
}
