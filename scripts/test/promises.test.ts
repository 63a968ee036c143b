import { expect, test } from 'vitest'
import { settings as gatewaySettings } from '../../gateway/src/config.ts'
import { KEPT_MONTHS } from '../../services/analytics/src/workers/purge-browser-events.ts'
import { settings as identitySettings } from '../../services/identity/src/config.ts'
import { PLACES_KEPT_MS } from '../../services/identity/src/workers/purge-expired.ts'
import { KEPT_MS } from '../../services/kit/src/events/streams.ts'
import { defaultOf } from '../../services/kit/src/testing/default-of.ts'
import { DELIVERIES_KEPT_DAYS } from '../../services/notifications/src/workers/index.ts'
import { settings as prayersSettings } from '../../services/prayers/src/config.ts'
import { UNDO_MS } from '../../services/prayers/src/domain/journal.ts'
import { FREE_PRAYERS_MAX } from '../../services/prayers/src/domain/quota.ts'
import { REPORT_KEPT_DAYS } from '../../services/prayers/src/domain/report.ts'
import { facts } from '../../web/src/facts.ts'

// STA-08: what the pages tell people is what the services do when nobody has changed their settings.
test('the pages promise what the services keep', () => {
  expect(facts.unsavedKeptDays).toBe(defaultOf(prayersSettings.properties.UNSAVED_KEPT_DAYS))
  expect(facts.reportKeptDays).toBe(REPORT_KEPT_DAYS)
  expect(facts.deliveriesKeptDays).toBe(DELIVERIES_KEPT_DAYS)
  expect(facts.freePrayers).toBe(FREE_PRAYERS_MAX)
  expect(facts.undoSeconds * 1000).toBe(UNDO_MS)
  expect(facts.sessionIdleDays).toBe(defaultOf(identitySettings.properties.SESSION_IDLE_DAYS_MAX))
  expect(facts.placesKeptDays * 24 * 60 * 60 * 1000).toBe(PLACES_KEPT_MS)
  expect(facts.signUpKeptMinutes * 60).toBe(defaultOf(identitySettings.properties.LINK_TTL_S))
  // D-32: what is kept with an account is the version that was read.
  expect(facts.textsUpdated).toBe(defaultOf(identitySettings.properties.TERMS_VERSION))
  // AUT-06: what the pages say of a new password is what is asked of it.
  expect(defaultOf(gatewaySettings.properties.PASSWORD_LENGTH_MIN)).toBe(
    defaultOf(identitySettings.properties.PASSWORD_LENGTH_MIN),
  )
  expect(facts.pageViewsKeptMonths).toBe(KEPT_MONTHS)
})

// The outbox and the streams keep events for the same time.
test('events are kept as long as the pages say', () => {
  expect(KEPT_MS).toBe(facts.eventsKeptDays * 24 * 60 * 60 * 1000)
})
