import { expect, type Page } from '@playwright/test'
import { ask } from './prayer-form.ts'

/** The page of a prayer that has just been written. */
export async function openResult(page: Page, wish: Parameters<typeof ask>[1] = {}): Promise<void> {
  await page.goto('/generate')
  await ask(page, wish)
  await expect(page.getByRole('heading', { name: 'Your prayer', exact: true })).toBeVisible()
}

export function prayerOn(page: Page) {
  return page.getByRole('article', { name: 'Prayer' })
}

/** A refusal on the page itself; a toast is an alert too. */
export function alertOn(page: Page) {
  return page.getByRole('main').getByRole('alert')
}

/** What the prayer says now, in one line. */
export async function wordsOn(page: Page): Promise<string> {
  return inOneLine(await prayerOn(page).textContent())
}

export function inOneLine(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim()
}

export async function openPanel(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click()
}

/** Asks for another version, with the panel open. */
export async function writeAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Write it again' }).click()
}

export const PANEL = 'Change how it is written'
