import { type Prayer, scriptureReferences } from './journal.ts'

/** A journal to read without the product: one section for each prayer, newest first. */
export function journalMarkdown(prayers: readonly Prayer[]): string {
  const sections = prayers.map(section)
  return `${['# Journal', ...sections].join('\n\n')}\n`
}

function section({ category, mood, createdAt, answeredAt, content }: Prayer): string {
  const { prayerText, situation, note, citations } = content
  const references = scriptureReferences(citations)
  const lines = [
    `## ${dayOf(createdAt)}: ${category}`,
    `Feeling: ${mood}`,
    situation && quoted(situation),
    prayerText,
    references && `Scripture: ${references} (King James Version)`,
    note && `Note: ${note}`,
    answeredAt && `Answered on ${dayOf(answeredAt)}`,
  ]
  return lines.filter((line) => line).join('\n\n')
}

function quoted(text: string): string {
  return text.replaceAll(/^/gm, '> ')
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
