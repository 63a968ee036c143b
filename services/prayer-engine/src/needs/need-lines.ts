import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Category, Mood, Relationship } from '../prayer.ts'

/** A situation as somebody might write it, and the arc it asks for; 'none' where no arc is right. */
export interface NeedLine {
  readonly need: string
  readonly text: string
  readonly category: Category
  readonly mood: Mood
  readonly for: Relationship
}

const FOLDER = join(import.meta.dirname, 'lines')

/** Everything the recogniser of needs learns from: one JSON list for each author. */
export function needLines(): readonly NeedLine[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as NeedLine[])
}
