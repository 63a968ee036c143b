import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chapterOf, citationOf } from '@selah/prayer-engine/scripture'
import { parseIntroductions } from '../domain/introductions.ts'
import { type Issue, parseIssue } from '../domain/issue.ts'

const PACKAGE = join(import.meta.dirname, '../..')

/** Every issue of the letter, by number. Read once, from `letters/`. */
export function issues(): readonly Issue[] {
  knownIssues ??= filesOf('letters')
    .map((markdown) => parseIssue(markdown, citationOf))
    .sort((a, b) => a.number - b.number)
  return knownIssues
}

export function findIssue(number: number): Issue | undefined {
  return issues().find((issue) => issue.number === number)
}

export interface DailyPsalm {
  readonly number: number
  readonly introduction: string
  readonly verses: readonly { readonly number: number; readonly text: string }[]
}

/** A psalm with its introduction, from `psalms/`. The number has to be one of 1 to 150. */
export function dailyPsalm(number: number): DailyPsalm {
  introductions ??= parseIntroductions(filesOf('psalms').join('\n'))
  const introduction = introductions.get(number)
  const chapter = chapterOf(`Psalm ${number}:1`)
  if (!introduction || !chapter) throw new Error(`there is no Psalm ${number}`)
  return { number, introduction, verses: chapter.verses }
}

export interface Verse {
  readonly reference: string
  readonly text: string
}

/** A verse in the words of the bundled text. */
export function verseNamed(reference: string): Verse {
  const citation = citationOf(reference)
  if (!citation) throw new Error(`there is no ${reference}`)
  return { reference: citation.reference, text: citation.text }
}

let knownIssues: readonly Issue[] | undefined
let introductions: Map<number, string> | undefined

function filesOf(folder: string): string[] {
  const path = join(PACKAGE, folder)
  return readdirSync(path)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map((name) => readFileSync(join(path, name), 'utf8'))
}
