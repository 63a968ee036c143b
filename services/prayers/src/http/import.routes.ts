import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Static } from 'typebox'
import type { PrayersDeps } from '../deps.ts'
import { JournalFull, NewerExport, NotAnExport } from '../errors.ts'
import { type ImportedPrayer, importJournal } from '../use-cases/import-journal.ts'
import { ImportBody, ImportView } from './import.schemas.ts'

/** The gateway lets as much through: services/registry. */
const BODY_BYTES_MAX = 8 * 1024 * 1024
const VERSION = 1

export const importRoutes: FastifyPluginAsyncTypebox<{ deps: PrayersDeps }> = async (app, { deps }) => {
  app.post('/import', {
    bodyLimit: BODY_BYTES_MAX,
    schema: {
      operationId: 'importMine',
      summary: 'Bring the journal of an export back',
      description: '`selah.json` of an export. Sent again, it changes nothing.',
      tags: ['account'],
      body: ImportBody,
      refuses: [NotAnExport, NewerExport, JournalFull],
      response: { 200: ImportView },
    },
    handler: async ({ body, caller }) => {
      if (body.format !== 'selah-export') throw new NotAnExport()
      if (body.version > VERSION) throw new NewerExport()
      const { imported, alreadyThere, refused } = await importJournal(
        deps,
        caller.userId,
        body.prayers.prayers.map(toPrayer),
      )
      return { imported, already_there: alreadyThere, refused: [...refused] }
    },
  })
}

type Given = Static<typeof ImportBody>['prayers']['prayers'][number]

function toPrayer({ note, situation, ...given }: Given): ImportedPrayer {
  return {
    id: given.id,
    generationId: given.generation_id,
    createdAt: new Date(given.created_at),
    answeredAt: given.answered_at === undefined ? null : new Date(given.answered_at),
    category: given.category,
    mood: given.mood,
    tone: given.tone,
    writtenBy: given.written_by,
    prayerText: given.prayer_text,
    references: given.citations.map(({ reference }) => reference),
    recipient: given.recipient,
    ...(note && { note }),
    ...(situation && { situation }),
  }
}
