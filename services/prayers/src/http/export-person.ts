import { dbOf } from '@selah/kit/db'
import type { PersonExport } from '@selah/kit/export/person-export'
import { exportRepository } from '../db/export-repository.ts'
import type { JournalPlace } from '../db/journal-repository.ts'
import { quotaRepository } from '../db/quota-repository.ts'
import { reportRepository } from '../db/report-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import type { Generation } from '../domain/generation.ts'
import type { Prayer } from '../domain/journal.ts'
import { journalCalendar } from '../domain/journal-calendar.ts'
import { journalMarkdown } from '../domain/journal-markdown.ts'
import { listPrayers } from '../use-cases/read-journal.ts'
import { toPrayerView } from './prayer-view.ts'

const PAGE = 200

/** What a person takes with them: the journal, what they asked for, reported, and how much they have used. */
export async function exportPerson(deps: PrayersDeps, userId: string): Promise<PersonExport> {
  const db = dbOf(deps.pool)
  const prayers = await wholeJournal(deps, userId)
  const generations = await exportRepository.listGenerations(deps.vault, db, userId)
  const reports = await reportRepository.listOf(deps.vault, db, userId)
  const { used, premium } = await quotaRepository.find(db, userId)
  const calendar = journalCalendar(prayers, deps.now())
  return {
    data: {
      usage: { prayer_count: used, premium },
      prayers: prayers.map(toPrayerView),
      asked_for: generations.map(toView),
      reported: reports.map(({ generationId, reason, createdAt, content }) => ({
        ...{ id: generationId, reason, created_at: createdAt.toISOString() },
        ...{ words: content.words, prayer_text: content.prayer },
      })),
    },
    files: { 'journal.md': journalMarkdown(prayers), ...(calendar && { 'journal.ics': calendar }) },
  }
}

/** Newest first, as the journal shows it. */
async function wholeJournal(deps: PrayersDeps, userId: string): Promise<Prayer[]> {
  const all: Prayer[] = []
  let after: JournalPlace | undefined
  do {
    const page = await listPrayers(deps, userId, { limit: PAGE, after })
    all.push(...page.prayers)
    after = page.next
  } while (after)
  return all
}

/** One asking; the words of those that are not forgotten yet. */
function toView({ id, status, category, mood, createdAt, request, result }: Generation): object {
  return {
    ...{ id, status, category, mood, created_at: createdAt.toISOString() },
    ...(request?.situation && { situation: request.situation }),
    ...(request && { recipient: request.recipient, tone: request.tone }),
    ...(result && { prayer_text: result.prayer, written_by: result.writtenBy }),
  }
}
