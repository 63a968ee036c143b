import { randomUUID } from 'node:crypto'
import { create, toBinary } from '@bufbuild/protobuf'
import { eventually } from '@selah/kit/testing/eventually'
import { startTestNats } from '@selah/kit/testing/nats'
import { PrayerGenerated } from '@selah/proto/events'
import { describe, expect, test } from 'vitest'
import { somebody, startAnalytics } from './harness.ts'
import { startPrayerEvents } from './prayer-events.ts'

describe('learning of prayers from their events', () => {
  test('adds what was generated, saved and shared, at the time it happened', async () => {
    await using nats = await startTestNats()
    await using analytics = await startAnalytics({ natsUrl: nats.url })
    await using prayers = await startPrayerEvents(nats.url)
    const ana = somebody()

    await prayers.generated(ana, { category: 'Healing', mood: 'Anxious', when: '2026-01-01T09:00:00.123Z' })
    await prayers.saved(ana, { category: 'Healing', mood: 'Anxious', when: '2026-01-01T09:05:00Z' })
    await prayers.shared(ana, { category: 'Healing', mood: 'Anxious', when: '2026-01-01T09:10:00Z' })
    await eventually('all activities', async () => (await analytics.habitsOf(ana)).activities.length === 3)

    expect((await analytics.habitsOf(ana)).activities).toEqual([
      { action_type: 'shared', category: 'Healing', mood: 'Anxious', created_at: '2026-01-01T09:10:00.000Z' },
      { action_type: 'saved', category: 'Healing', mood: 'Anxious', created_at: '2026-01-01T09:05:00.000Z' },
      {
        action_type: 'generated',
        category: 'Healing',
        mood: 'Anxious',
        created_at: '2026-01-01T09:00:00.123Z',
      },
    ])
  })

  // Three versions of one prayer are one prayer, prayed once.
  test('leaves out what is another version of a prayer', async () => {
    await using nats = await startTestNats()
    await using analytics = await startAnalytics({ natsUrl: nats.url })
    await using prayers = await startPrayerEvents(nats.url)
    const ana = somebody()

    await prayers.generated(ana)
    for (let n = 0; n < 3; n++) await prayers.generated(ana, { rewriteOf: somebody() })
    await eventually('every event', async () => (await analytics.count('consumed_events')) === 4)

    const { activities, categories, moods } = await analytics.habitsOf(ana)
    expect(activities).toHaveLength(1)
    expect([categories[0]?.count, moods[0]?.count]).toEqual([1, 1])
  })

  test('applies an event once, however often it is delivered', async () => {
    await using nats = await startTestNats()
    await using analytics = await startAnalytics({ natsUrl: nats.url })
    await using prayers = await startPrayerEvents(nats.url)
    const [ana, bento] = [somebody(), somebody()]

    const eventId = await prayers.generated(ana)
    for (let again = 0; again < 5; again++) await prayers.generated(ana, {}, eventId)
    await prayers.generated(bento)
    await eventually('the last event', async () => (await analytics.habitsOf(bento)).activities.length === 1)

    expect((await analytics.habitsOf(ana)).activities).toHaveLength(1)
  })

  test('puts events that arrive out of order where they belong', async () => {
    await using nats = await startTestNats()
    await using analytics = await startAnalytics({ natsUrl: nats.url })
    await using prayers = await startPrayerEvents(nats.url)
    const ana = somebody()

    await prayers.saved(ana, { when: '2026-03-01T09:05:00Z' })
    await prayers.generated(ana, { when: '2026-03-02T09:00:00Z' })
    await prayers.generated(ana, { when: '2026-03-01T09:00:00Z' })
    await eventually('all three', async () => (await analytics.habitsOf(ana)).activities.length === 3)

    const { activities } = await analytics.habitsOf(ana)
    expect(activities).toMatchObject([
      { action_type: 'generated', created_at: '2026-03-02T09:00:00.000Z' },
      { action_type: 'saved', created_at: '2026-03-01T09:05:00.000Z' },
      { action_type: 'generated', created_at: '2026-03-01T09:00:00.000Z' },
    ])
  })

  test('parks an event it cannot apply, and goes on with the next', async () => {
    await using nats = await startTestNats()
    await using analytics = await startAnalytics({ natsUrl: nats.url })
    await using prayers = await startPrayerEvents(nats.url)
    const ana = somebody()
    const withoutTime = toBinary(PrayerGenerated.schema, create(PrayerGenerated.schema, { userId: ana }))

    await prayers.publishBytes(PrayerGenerated, ana, new Uint8Array([0xff, 0xff, 0xff]))
    await prayers.publishBytes(PrayerGenerated, ana, withoutTime)
    await prayers.generated('not-a-person')
    await prayers.generated(ana)
    await eventually('three parked', async () => (await analytics.count('parked_events')) === 3)

    expect((await analytics.habitsOf(ana)).activities).toHaveLength(1)
  })

  test('catches up with what happened while NATS was away, and answers meanwhile', async () => {
    await using nats = await startTestNats()
    await using analytics = await startAnalytics({ natsUrl: nats.url })
    const ana = somebody()
    {
      await using prayers = await startPrayerEvents(nats.url)
      await prayers.generated(ana)
    }
    await eventually('the first', async () => (await analytics.habitsOf(ana)).activities.length === 1)

    await nats.stop()
    expect((await analytics.habitsOf(ana)).activities).toHaveLength(1)
    expect((await analytics.get('/readyz')).statusCode).toBe(200)
    await nats.start()
    await using prayers = await startPrayerEvents(nats.url)
    await prayers.generated(ana, {}, randomUUID())

    await eventually('the second', async () => (await analytics.habitsOf(ana)).activities.length === 2)
  })

  test('answers people when NATS was never there', async () => {
    await using analytics = await startAnalytics({ natsUrl: 'nats://127.0.0.1:1' })

    expect(await analytics.habitsOf(somebody())).toEqual({ activities: [], categories: [], moods: [] })
  })
})
