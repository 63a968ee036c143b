import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import type { NotificationsDeps } from '../deps.ts'
import { REMINDERS_MAX } from '../domain/reminder.ts'
import {
  AskedTooOften,
  InvalidDays,
  NoDayChosen,
  PauseOver,
  ReminderIdTaken,
  ReminderNotFound,
  TooManyReminders,
  UnknownTimeZone,
} from '../errors.ts'
import {
  addReminder,
  changeReminder,
  listReminders,
  pauseAll,
  removeReminder,
  sendNow,
} from '../use-cases/reminders.ts'
import {
  AddReminderBody,
  ChangeReminderBody,
  PauseBody,
  ReminderParams,
  RemindersView,
  ReminderView,
  SentNowView,
  toView,
  toWish,
} from './reminders.schemas.ts'

/** A person's own reminders. Belongs below `requirePerson`. */
export const remindersRoutes: FastifyPluginAsyncTypebox<{ deps: NotificationsDeps }> = async (
  app,
  { deps },
) => {
  const about = { tags: ['reminders'], security: [{ bearer: [] }] }
  const wishes = [NoDayChosen, InvalidDays, UnknownTimeZone]

  app.get('/reminders', {
    schema: {
      ...{ operationId: 'listReminders', summary: 'My reminders, by their times', ...about },
      response: { 200: RemindersView },
    },
    handler: async ({ caller }) => ({
      items: (await listReminders(deps, caller.userId)).map(toView),
      next_cursor: null,
      channels: {
        email: deps.mailer !== undefined,
        push: deps.push !== undefined,
        calendar: true as const,
      },
      limit: REMINDERS_MAX,
    }),
  })

  app.post('/reminders', {
    schema: {
      ...{ operationId: 'addReminder', summary: 'Be reminded to pray', ...about },
      body: AddReminderBody,
      refuses: [...wishes, TooManyReminders, ReminderIdTaken],
      response: { 201: ReminderView },
    },
    handler: async ({ caller, body }, reply) => {
      const { days_of_week: daysOfWeek, ...rest } = body
      return reply.code(201).send(toView(await addReminder(deps, caller.userId, { ...rest, daysOfWeek })))
    },
  })

  app.patch('/reminders/:reminderId', {
    schema: {
      ...{ operationId: 'changeReminder', summary: 'Change, switch or pause a reminder', ...about },
      params: ReminderParams,
      body: ChangeReminderBody,
      refuses: [...wishes, ReminderNotFound, PauseOver],
      response: { 200: ReminderView },
    },
    handler: async ({ caller, params, body }) =>
      toView(await changeReminder(deps, caller.userId, params.reminderId, toWish(body))),
  })

  app.delete('/reminders/:reminderId', {
    schema: {
      ...{ operationId: 'removeReminder', summary: 'Remove a reminder', ...about },
      params: ReminderParams,
      refuses: [ReminderNotFound],
      response: { 204: Type.Null() },
    },
    handler: async ({ caller, params }, reply) => {
      await removeReminder(deps, caller.userId, params.reminderId)
      return reply.code(204).send(null)
    },
  })

  app.post('/reminders/:reminderId/send-now', {
    schema: {
      ...{ operationId: 'sendReminderNow', summary: 'Send me this reminder now', ...about },
      params: ReminderParams,
      refuses: [ReminderNotFound, AskedTooOften],
      response: { 202: SentNowView },
    },
    handler: async ({ caller, params }, reply) =>
      reply.code(202).send({ deliveries: await sendNow(deps, caller.userId, params.reminderId) }),
  })

  app.post('/reminders/pause', {
    schema: {
      ...{ operationId: 'pauseReminders', summary: 'Pause all my reminders, or end the pause', ...about },
      body: PauseBody,
      refuses: [PauseOver],
      response: { 200: Type.Object({ paused_until: PauseBody.properties.until }) },
    },
    handler: async ({ caller, body: { until } }) => {
      await pauseAll(deps, caller.userId, until === null ? null : new Date(until))
      return { paused_until: until }
    },
  })
}
