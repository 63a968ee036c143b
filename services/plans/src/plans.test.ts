import { expect, test } from 'vitest'
import { planDefaults, planOptions, planTexts, readCatalogue } from './plans.ts'

const yearly = (monthlyPrice: number, yearlyPrice: number, currency = 'USD') =>
  catalogue(monthlyPrice, yearlyPrice, currency)[1]

const catalogue = (monthlyPrice: number, yearlyPrice: number, currency: string) =>
  planOptions({
    PLAN_CURRENCY: currency,
    PLAN_MONTHLY_PRICE: monthlyPrice,
    PLAN_MONTHLY_PRICE_ID: 'price_a',
    PLAN_YEARLY_PRICE: yearlyPrice,
    PLAN_YEARLY_PRICE_ID: 'price_b',
  })

test.each([
  [4.99, 39.99, 'Save 33%'],
  // Is 17.4%, and not the 20% that the old page said.
  [9.99, 99, 'Save 17%'],
  [5, 45, 'Save 25%'],
  [0.1, 0.9, 'Save 25%'],
  [5, 59.95, undefined],
  [5, 60, undefined],
  [5, 70, undefined],
])('%d a month or %d a year: %s', (monthlyPrice, yearlyPrice, savings) => {
  expect(yearly(monthlyPrice, yearlyPrice)?.savings).toBe(savings)
})

test.each([
  [39.99, 'USD', 3.33],
  [99, 'EUR', 8.25],
  [5000, 'JPY', 417],
])('%d %s a year are %d a month', (price, currency, monthlyEquivalent) => {
  expect(yearly(100_000, price, currency)?.monthlyEquivalent).toBe(monthlyEquivalent)
})

test.each([
  [4.99, 39.99, 'USD', ['$0', '$4.99', '$39.99', '$3.33', 'Save 33%']],
  [9, 108, 'EUR', ['€0', '€9', '€108', '€9', '']],
  [500, 5000, 'JPY', ['¥0', '¥500', '¥5,000', '¥417', 'Save 16%']],
])('a page says what %d and %d %s cost', (monthlyPrice, yearlyPrice, currency, texts) => {
  const {
    freePrice,
    monthlyPrice: monthly,
    yearlyPrice: yearly,
    yearlyPriceByMonth,
    yearlySavings,
  } = planTexts(catalogue(monthlyPrice, yearlyPrice, currency))

  expect([freePrice, monthly, yearly, yearlyPriceByMonth, yearlySavings]).toEqual(texts)
})

test('the catalogue is read as it was answered, and nothing else is', () => {
  const answered = planOptions(planDefaults())

  expect(readCatalogue(JSON.parse(JSON.stringify(answered)))).toEqual(answered)
  for (const other of [undefined, {}, [], [answered[0]], [{ ...answered[0], price: 'free' }, answered[1]]]) {
    expect(readCatalogue(other)).toBeUndefined()
  }
})
