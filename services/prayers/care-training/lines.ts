import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEVELOPMENT } from '../src/domain/care/labelled/development.ts'
import { HELD_OUT } from '../src/domain/care/labelled/held-out.ts'
import { INDEPENDENT } from '../src/domain/care/labelled/independent.ts'
import { INDEPENDENT_UNOPENED } from '../src/domain/care/labelled/independent-unopened.ts'
import type { LabelledGroup } from '../src/domain/care/labelled/labelled.ts'

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
    ...fromGroups('development', DEVELOPMENT),
    ...fromGroups('held-out', HELD_OUT),
    ...fromGroups('independent', INDEPENDENT),
    ...fromGroups('independent-unopened', INDEPENDENT_UNOPENED),
    ...fromFolder('lines'),
  ]
}

/** Lines by people who had seen neither the rules nor the other lines; nothing is learnt from them, ever. */
export function unseenLines(): readonly Line[] {
  return fromFolder('unseen')
}

/** Tells whether the weights were learnt from these very lines. */
export function fingerprint(lines: readonly Line[]): string {
  const told = lines.map(({ label, text }) => `${label} ${text}`).join('\n')
  return createHash('sha256').update(told).digest('hex').slice(0, 16)
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
