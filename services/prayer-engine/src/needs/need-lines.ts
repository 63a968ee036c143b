import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Category, Mood, Relationship } from '../prayer.ts'
import type { NeedRequest } from './need-model.ts'

/** A situation as somebody might write it, and the arc it asks for; 'none' where no arc is right. */
export interface NeedLine {
  readonly need: string
  readonly text: string
  readonly category: Category
  readonly mood: Mood
  readonly for: Relationship
}

const FOLDER = join(import.meta.dirname, 'lines')

/** Everything the recogniser of needs learns from. */
export function needLines(): readonly NeedLine[] {
  return needLinesByAuthor().flatMap(({ lines }) => lines)
}

/** One JSON list for each author. */
export function needLinesByAuthor(): readonly {
  readonly author: string
  readonly lines: readonly NeedLine[]
}[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({
      author: file.replace('.json', ''),
      lines: JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as NeedLine[],
    }))
}

/** The request that somebody makes with this line. */
export function requestOf({ text, category, mood, for: relationship }: NeedLine): NeedRequest {
  return { situation: text, category, mood, recipient: { relationship } }
}
