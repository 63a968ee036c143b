import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import type { PrayersDeps } from '../deps.ts'
import type { Share, SharedPrayer } from '../domain/share.ts'
import { paragraphsOf } from '../domain/structure.ts'
import { PrayerNotFound, ReportedOften, ShareNotFound } from '../errors.ts'
import { reportShared } from '../use-cases/report-shared.ts'
import {
  getShare,
  previewShared,
  readShared,
  recordShared,
  sharePrayer,
  unsharePrayer,
} from '../use-cases/share-prayer.ts'
import { PrayerParams } from './prayers.schemas.ts'
import { ReportPrayerBody, SharedReportView } from './reports/reports.schemas.ts'
import {
  ActivityBody,
  SharedPrayerView,
  SharePrayerBody,
  SharePreviewQuery,
  ShareTokenParams,
  ShareView,
} from './shares.schemas.ts'

/** For the owner of a prayer. */
export const sharesRoutes: FastifyPluginAsyncTypebox<{ deps: PrayersDeps }> = async (app, { deps }) => {
  app.put('/prayers/:prayerId/share', {
    schema: {
      operationId: 'sharePrayer',
      summary: 'Make a link by which anybody can read one of my prayers',
      description: 'Asking again changes what the link shows; its address stays until it is taken back.',
      tags: ['journal'],
      params: PrayerParams,
      body: SharePrayerBody,
      refuses: [PrayerNotFound],
      response: { 200: ShareView },
    },
    handler: async (request) => {
      const { shows_name: showsName = false, shows_situation: showsSituation = false } = request.body
      const { prayerId } = request.params
      return toView(await sharePrayer(deps, request.caller.userId, prayerId, { showsName, showsSituation }))
    },
  })

  app.get('/prayers/:prayerId/share', {
    schema: {
      operationId: 'getShare',
      summary: 'The link of one of my prayers',
      tags: ['journal'],
      params: PrayerParams,
      refuses: [ShareNotFound],
      response: { 200: ShareView },
    },
    handler: async (request) => toView(await getShare(deps, request.caller.userId, request.params.prayerId)),
  })

  app.get('/prayers/:prayerId/share/preview', {
    schema: {
      operationId: 'previewShare',
      summary: 'Read what a link to one of my prayers would show',
      description: 'It needs no link, and makes none.',
      tags: ['journal'],
      params: PrayerParams,
      querystring: SharePreviewQuery,
      refuses: [PrayerNotFound],
      response: { 200: SharedPrayerView },
    },
    handler: async (request) => {
      const { shows_name: showsName = false, shows_situation: showsSituation = false } = request.query
      const { prayerId } = request.params
      return toSharedView(
        await previewShared(deps, request.caller.userId, prayerId, { showsName, showsSituation }),
      )
    },
  })

  app.delete('/prayers/:prayerId/share', {
    schema: {
      operationId: 'unsharePrayer',
      summary: 'Take the link of one of my prayers back',
      tags: ['journal'],
      params: PrayerParams,
      refuses: [ShareNotFound],
      response: { 204: Type.Null() },
    },
    handler: async (request, reply) => {
      await unsharePrayer(deps, request.caller.userId, request.params.prayerId)
      return reply.code(204).send(null)
    },
  })

  app.post('/prayers/:prayerId/activities', {
    schema: {
      operationId: 'recordActivity',
      summary: 'Record that I shared one of my prayers in another way than by a link',
      tags: ['journal'],
      params: PrayerParams,
      body: ActivityBody,
      refuses: [PrayerNotFound],
      response: { 204: Type.Null() },
    },
    handler: async (request, reply) => {
      await recordShared(deps, request.caller.userId, request.params.prayerId)
      return reply.code(204).send(null)
    },
  })
}

/** For anybody with a link. */
export const sharedRoutes: FastifyPluginAsyncTypebox<{ deps: PrayersDeps }> = async (app, { deps }) => {
  app.get('/shared/:token', {
    schema: {
      operationId: 'getSharedPrayer',
      summary: 'Read a prayer that somebody shared',
      tags: ['shared'],
      params: ShareTokenParams,
      refuses: [ShareNotFound],
      response: { 200: SharedPrayerView },
    },
    handler: async (request, reply) => {
      // A link that is taken back is gone at once, for everybody; and no search engine keeps it. Set before it is known
      // whether there is one, so that a refusal is not kept either.
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      return toSharedView(await readShared(deps, request.params.token))
    },
  })

  app.post('/shared/:token/report', {
    schema: {
      operationId: 'reportShared',
      summary: 'Report a prayer that somebody shared',
      description: 'Nobody is told who reported it.',
      tags: ['shared'],
      params: ShareTokenParams,
      body: ReportPrayerBody,
      refuses: [ShareNotFound, ReportedOften],
      response: { 201: SharedReportView },
    },
    handler: async ({ params, body }, reply) => {
      const { reason, words, with_prayer: withPrayer = false } = body
      await reportShared(deps, params.token, { reason, words: words?.trim(), withPrayer })
      return reply.code(201).send({ reason, with_prayer: withPrayer })
    },
  })
}

function toSharedView({ prayerText, citations, partKinds, ...rest }: SharedPrayer) {
  const parts = paragraphsOf(prayerText, citations, partKinds)
  return { prayer_text: prayerText, citations: [...citations], parts, ...rest }
}

function toView({ token, showsName, showsSituation, createdAt }: Share) {
  return {
    token,
    shows_name: showsName,
    shows_situation: showsSituation,
    created_at: createdAt.toISOString(),
  }
}
