import { details } from '../details/catalogue.ts'
import { checkDetail } from '../details/check-details.ts'
import { likelyNeeds } from '../needs/likely-needs.ts'
import { needLines } from '../needs/need-lines.ts'
import type { PrayerRequest } from '../prayer.ts'
import { readSituation } from '../situation/read-situation.ts'
import type { Arc } from './arc.ts'
import { arcIds, readArcFile } from './arc-files.ts'
import { checkArc } from './check-arc.ts'
import { clashesBetween } from './clashes.ts'
import { parseArc } from './parse-arc.ts'

// `pnpm arcs [id…]`: what is wrong with the arc files. Without ids also what is wrong with the petitions, where two arcs
// say the same, and how many of the labelled situations find each arc. Exit code 1 when a file is wrong.

const asked = process.argv.slice(2)
const ids = asked.length > 0 ? asked : arcIds()
const arcs: Arc[] = []
let found = 0
for (const id of ids) {
  const findings = findingsOf(id)
  for (const finding of findings) console.info(`${id}: ${finding}`)
  found += findings.length
}
if (asked.length === 0) {
  const findings = details().flatMap(checkDetail)
  for (const finding of findings) console.info(finding)
  console.info(`${details().length} details, ${findings.length} findings`)
  found += findings.length
}
console.info(`${ids.length} arcs, ${found} findings`)
if (asked.length === 0 && found === 0) {
  const clashes = clashesBetween(arcs)
  for (const clash of clashes) console.info(clash)
  console.info(`${clashes.length} runs of eight words that two arcs share`)
  printCoverage()
}
process.exitCode = found > 0 ? 1 : 0

function findingsOf(id: string): string[] {
  try {
    const arc = parseArc(id, readArcFile(id))
    arcs.push(arc)
    return checkArc(arc)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** How many of the situations written for each need find it. They are those it learned from: look for zeros. */
function printCoverage(): void {
  const counts = new Map<string, { all: number; found: number }>()
  for (const line of needLines()) {
    const request: PrayerRequest = {
      category: line.category,
      mood: line.mood,
      tone: 'Comforting',
      length: 'standard',
      recipient: { relationship: line.for },
      situation: line.text,
    }
    const [first] = likelyNeeds(request, readSituation(request))
    const count = counts.get(line.need) ?? { all: 0, found: 0 }
    counts.set(line.need, { all: count.all + 1, found: count.found + (first?.id === line.need ? 1 : 0) })
  }
  for (const arc of arcs) {
    const { all, found: right } = counts.get(arc.id) ?? { all: 0, found: 0 }
    if (all > 0) console.info(`${arc.id.padEnd(28)} found by ${right} of ${all} situations`)
  }
}
