import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type NeedLine, needLines } from '../../src/needs/need-lines.ts'
import { LENGTHS, type PrayerRequest, TONES } from '../../src/prayer.ts'

/** A request, and the arc its author had in mind; 'none' where there is none. */
export interface LabelledNeed {
  readonly need: string
  readonly request: PrayerRequest
}

const SEALED = join(import.meta.dirname, '../sealed-needs')

/** Lines nothing was learned from, by authors who knew neither the arcs nor other lines. */
export function sealedNeeds(): LabelledNeed[] {
  return readdirSync(SEALED)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => (JSON.parse(readFileSync(join(SEALED, file), 'utf8')) as NeedLine[]).map(toRequest))
}

/** The lines that the recogniser learned from: right for everything but measuring the recogniser. */
export function labelledNeeds(): LabelledNeed[] {
  return needLines().map(toRequest)
}

function toRequest({ need, text, category, mood, for: relationship }: NeedLine, at: number): LabelledNeed {
  return {
    need,
    request: {
      category,
      mood,
      tone: TONES[at % TONES.length] ?? 'Comforting',
      length: at % 4 === 3 ? (LENGTHS[2] ?? 'long') : at % 4 === 1 ? 'brief' : 'standard',
      recipient: { relationship },
      situation: text,
    },
  }
}
