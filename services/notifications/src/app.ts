import type { App } from '@selah/kit/http/app'
import { requirePerson } from '@selah/kit/http/caller'
import type { NotificationsDeps } from './deps.ts'
import { calendarFeedRoutes, calendarRoutes } from './http/calendar.routes.ts'
import { labRoutes } from './http/lab.routes.ts'
import { mailEventsRoutes } from './http/mail-events.routes.ts'
import { newsletterRoutes } from './http/newsletter.routes.ts'
import { newsletterFormRoutes } from './http/newsletter-form.routes.ts'
import { psalmMailsRoutes } from './http/psalm-mails.routes.ts'
import { pushRoutes } from './http/push.routes.ts'
import { remindersRoutes } from './http/reminders.routes.ts'
import { stopRoutes } from './http/stop.routes.ts'

export const app = ({ config }: NotificationsDeps) => ({ trustProxy: config.TRUSTED_PROXIES.split(',') })

/** What this service speaks: /api/v1 for people, for readers of mails, and for calendars. */
export async function routes(app: App, deps: NotificationsDeps): Promise<void> {
  const prefix = '/api/v1'
  await app.register(newsletterRoutes, { prefix, deps })
  await app.register(newsletterFormRoutes, { prefix, deps })
  await app.register(stopRoutes, { prefix, deps })
  await app.register(calendarFeedRoutes, { prefix, deps })
  await app.register(mailEventsRoutes, { prefix, deps })
  if (deps.config.ENVIRONMENT === 'local') await app.register(labRoutes, { deps })
  await app.register(
    async (scope) => {
      await scope.register(requirePerson, { keys: deps.personKeys, issuer: deps.tokenIssuer })
      await scope.register(remindersRoutes, { deps })
      await scope.register(calendarRoutes, { deps })
      await scope.register(pushRoutes, { deps })
      await scope.register(psalmMailsRoutes, { deps })
    },
    { prefix },
  )
}
