import { describe, expect, test } from 'vitest'
import { cleanEvent, EVENT_NAMES, type ReportedEvent } from './browser-event.ts'

const NOW = new Date('2026-03-01T12:34:56.789Z')
const clean = (reported: ReportedEvent) => cleanEvent(reported, NOW)
const propertiesOf = (event: string, properties: Record<string, unknown>) =>
  clean({ event, properties })?.properties
const timeOf = (timestamp?: number | string) =>
  clean({
    event: 'prayer_generated',
    ...(timestamp !== undefined && { timestamp }),
  })?.happenedAt.toISOString()

describe('what is kept of an event', () => {
  test.each([
    ['page_view', { page_path: '/pricing', page_title: 'Pricing' }],
    ['auth_login', { method: 'email' }],
    ['auth_signup', { method: 'passkey' }],
    ['email_signup', { source: 'footer_form' }],
    ['checkout_started', { plan_type: 'monthly', price: 4.99 }],
    ['checkout_started', { plan_type: 'yearly', price: 39.99 }],
    ['prayer_generated', {}],
    ['pricing_page_view', {}],
  ])('of %s: %j', (event, properties) => {
    expect(propertiesOf(event, properties)).toEqual(properties)
  })

  // D-47: not even by a mistake of the page.
  test.each(EVENT_NAMES)('of %s, nothing about a person or what they pray about', (event) => {
    const words = {
      category: 'Grief',
      mood: 'Anxious',
      situation: 'my brother',
      prayer: 'Lord',
      user_id: 'a',
    }
    const kept = propertiesOf(event, { page_path: '/generate', ...words, email: 'a@b.c', name: 'Ana' })

    expect(kept).toEqual(event === 'page_view' ? { page_path: '/generate' } : {})
  })

  test.each([
    ['auth_login', { method: 'my brother is ill' }],
    ['email_signup', { source: ['footer_form'] }],
    ['checkout_started', { plan_type: 'Monthly', price: '4.99' }],
    ['checkout_started', { plan_type: 1, price: -1 }],
    ['checkout_started', { price: Number.POSITIVE_INFINITY }],
  ])('of %s, not %j', (event, properties) => {
    expect(propertiesOf(event, properties)).toEqual({})
  })

  test.each([
    'category_chosen',
    'subscription_started',
    'refunded',
    'Page_view',
    'constructor',
    '__proto__',
    'toString',
    '',
  ])('nothing of %j, which is none of ours', (event) => {
    expect(clean({ event, properties: { page_path: '/' } })).toBeUndefined()
  })

  test('nothing of a view of no page', () => {
    expect(clean({ event: 'page_view' })).toBeUndefined()
    expect(clean({ event: 'page_view', properties: { page_path: 7, page_title: 'Home' } })).toBeUndefined()
  })
})

describe('the title of a page', () => {
  const titleOf = (page_title: unknown, page_path = '/blog') =>
    propertiesOf('page_view', { page_path, page_title })?.page_title

  test('is one line of at most 120 characters', () => {
    expect(titleOf('  Stillness\n\tand\u0007clarity ')).toBe('Stillness and clarity')
    expect(titleOf('🙏'.repeat(200))).toBe('🙏'.repeat(120))
    expect(titleOf('\ud800')).toBe('\ufffd')
  })

  test.each([7, null, {}, '', ' \n'])('is left out when it is %j', (given) => {
    expect(propertiesOf('page_view', { page_path: '/blog', page_title: given })).toEqual({
      page_path: '/blog',
    })
  })

  test('is left out where the page is about one thing, which somebody may have named', () => {
    expect(titleOf('A prayer for Ana', '/shared/Xy9_kQ2f-8aLmNoPqRsTuV')).toBeUndefined()
  })
})

describe('when it happened', () => {
  test('is kept to the minute, from milliseconds or RFC 3339', () => {
    expect(timeOf(Date.parse('2026-02-28T23:59:59.999Z'))).toBe('2026-02-28T23:59:00.000Z')
    expect(timeOf('2026-02-28T23:59:59.999+01:00')).toBe('2026-02-28T22:59:00.000Z')
    expect(timeOf(NOW.getTime())).toBe('2026-03-01T12:34:00.000Z')
  })

  test.each([
    undefined,
    0,
    -1,
    NOW.getTime() + 1,
    NOW.getTime() - 31 * 24 * 60 * 60 * 1000,
    Number.POSITIVE_INFINITY,
    1e300,
    '',
    'yesterday',
    '1772368496789',
    '2026-13-01T00:00:00Z',
  ])('is now when %j is said', (timestamp) => {
    expect(timeOf(timestamp)).toBe('2026-03-01T12:34:00.000Z')
  })
})
