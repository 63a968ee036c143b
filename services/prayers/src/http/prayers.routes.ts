import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type, { type Static } from 'typebox'
import type { PrayersDeps } from '../deps.ts'
import {
  GenerationGone,
  GenerationNotFound,
  GenerationUnfinished,
  InvalidCursor,
  PrayerNotFound,
  ScriptureChanged,
} from '../errors.ts'
import { changePrayer } from '../use-cases/change-prayer.ts'
import { deletePrayer, restorePrayer } from '../use-cases/delete-prayer.ts'
import { getPrayer, listMonths, listPrayers, listRemembered } from '../use-cases/read-journal.ts'
import { savePrayer } from '../use-cases/save-prayer.ts'
import { toChange, toEdit, toLocalDate, toTimeZone } from './prayer-edit.ts'
import { fromCursor, toCursor, toPrayerView } from './prayer-view.ts'
import {
  ChangePrayerBody,
  JournalPageView,
  ListPrayersQuery,
  MonthsQuery,
  MonthsView,
  PRAYERS_PER_PAGE,
  PrayerParams,
  PrayerView,
  RememberedQuery,
  SavePrayerBody,
  SearchPrayersBody,
} from './prayers.schemas.ts'

export const prayersRoutes: FastifyPluginAsyncTypebox<{ deps: PrayersDeps }> = async (app, { deps }) => {
  app.post('/prayers', {
    schema: {
      operationId: 'savePrayer',
      summary: 'Save a prayer to the journal',
      description: 'Saving the same generation again answers 200 with the prayer that is there.',
      tags: ['journal'],
      body: SavePrayerBody,
      refuses: [GenerationNotFound, GenerationUnfinished, GenerationGone, ScriptureChanged],
      response: { 200: PrayerView, 201: PrayerView },
    },
    handler: async (request, reply) => {
      const { generation_id: generationId, keep_situation: keepSituation = true, prayer_text } = request.body
      const prayerText = toEdit(prayer_text)
      const { userId } = request.caller
      const { prayer, isNew } = await savePrayer(deps, { userId, generationId, keepSituation, prayerText })
      return reply.code(isNew ? 201 : 200).send(toPrayerView(prayer))
    },
  })

  app.get('/prayers', {
    schema: {
      operationId: 'listPrayers',
      summary: 'My journal, newest first',
      tags: ['journal'],
      querystring: ListPrayersQuery,
      refuses: [InvalidCursor],
      response: { 200: JournalPageView },
    },
    handler: async (request) => listPage(deps, request.caller.userId, request.query),
  })

  app.post('/prayers/search', {
    schema: {
      operationId: 'searchPrayers',
      summary: 'Find prayers of my journal by their words, newest first',
      tags: ['journal'],
      body: SearchPrayersBody,
      refuses: [InvalidCursor],
      response: { 200: JournalPageView },
    },
    handler: async (request) => listPage(deps, request.caller.userId, request.body),
  })

  app.get('/prayers/remembered', {
    schema: {
      operationId: 'listRememberedPrayers',
      summary: 'What I saved on this day of earlier years',
      tags: ['journal'],
      querystring: RememberedQuery,
      response: { 200: Type.Object({ items: Type.Array(PrayerView) }) },
    },
    handler: async (request) => {
      const prayers = await listRemembered(deps, request.caller.userId, toLocalDate(request.query))
      return { items: prayers.map(toPrayerView) }
    },
  })

  app.get('/prayers/months', {
    schema: {
      operationId: 'listJournalMonths',
      summary: 'The months that have prayers of mine, newest first',
      tags: ['journal'],
      querystring: MonthsQuery,
      response: { 200: MonthsView },
    },
    handler: async ({ caller, query }) => ({
      items: await listMonths(deps, caller.userId, toTimeZone(query.timezone)),
    }),
  })

  app.get('/prayers/:prayerId', {
    schema: {
      operationId: 'getPrayer',
      summary: 'Read one of my prayers',
      tags: ['journal'],
      params: PrayerParams,
      refuses: [PrayerNotFound],
      response: { 200: PrayerView },
    },
    handler: async (request) =>
      toPrayerView(await getPrayer(deps, request.caller.userId, request.params.prayerId)),
  })

  app.patch('/prayers/:prayerId', {
    schema: {
      operationId: 'changePrayer',
      summary: 'Add a note, an answer or my own wording',
      tags: ['journal'],
      params: PrayerParams,
      body: ChangePrayerBody,
      refuses: [PrayerNotFound, ScriptureChanged],
      response: { 200: PrayerView },
    },
    handler: async (request) => {
      const { userId } = request.caller
      return toPrayerView(
        await changePrayer(deps, { userId, prayerId: request.params.prayerId, ...toChange(request.body) }),
      )
    },
  })

  app.delete('/prayers/:prayerId', {
    schema: {
      operationId: 'deletePrayer',
      summary: 'Delete one of my prayers',
      description: 'It can be brought back for a minute.',
      tags: ['journal'],
      params: PrayerParams,
      refuses: [PrayerNotFound],
      response: { 204: Type.Null() },
    },
    handler: async (request, reply) => {
      await deletePrayer(deps, request.caller.userId, request.params.prayerId)
      return reply.code(204).send(null)
    },
  })

  app.post('/prayers/:prayerId/restore', {
    schema: {
      operationId: 'restorePrayer',
      summary: 'Bring back a prayer I just deleted',
      tags: ['journal'],
      params: PrayerParams,
      refuses: [PrayerNotFound],
      response: { 200: PrayerView },
    },
    handler: async (request) =>
      toPrayerView(await restorePrayer(deps, request.caller.userId, request.params.prayerId)),
  })
}

async function listPage(
  deps: PrayersDeps,
  userId: string,
  query: Static<typeof ListPrayersQuery>,
): Promise<Static<typeof JournalPageView>> {
  const { limit = PRAYERS_PER_PAGE.default, cursor, until_month: month, timezone, ...filter } = query
  const after = cursor ? fromCursor(cursor) : undefined
  const until = month ? { month, timezone: toTimeZone(timezone ?? 'UTC') } : undefined
  const page = await listPrayers(deps, userId, { ...filter, limit, after, until })
  return { items: page.prayers.map(toPrayerView), next_cursor: page.next ? toCursor(page.next) : null }
}
