import type { Page } from '@playwright/test'

interface Wish {
  category?: string
  mood?: string
  situation?: string
}

/** One option of one question: some words, such as 'Family', stand in two. */
export function option(page: Page, question: string, word: string) {
  return page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: word, exact: true })
}

/** Opens what the form folds away: whom the prayer is for, its tone and its length. */
export async function openMoreChoices(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'More choices' }).click()
}

/** Fills the form of /generate and asks. */
export async function ask(
  page: Page,
  { category = 'Peace', mood = 'Tired', situation }: Wish = {},
): Promise<void> {
  await option(page, 'Category', category).check()
  await option(page, 'Mood', mood).check()
  if (situation) await page.getByLabel('Your situation').fill(situation)
  await page.getByRole('button', { name: 'Generate Prayer' }).click()
}
