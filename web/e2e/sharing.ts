import type { Page } from '@playwright/test'

export const FRIEND = {
  category: 'Healing',
  mood: 'Worried',
  situation: 'My mother has surgery on Thursday',
  recipient: { relationship: 'Family', name: 'Miriam' },
}

export const sharing = (page: Page) => page.getByRole('dialog', { name: 'Share this prayer' })

export const seenByOthers = (page: Page) => sharing(page).getByRole('region', { name: 'What others see' })

/** The sharing of the one prayer in the journal. */
export async function openSharing(page: Page, way: 'As a picture' | 'As a link'): Promise<void> {
  await page.goto('/journal')
  await page.getByRole('button', { name: 'View Prayer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click()
  await sharing(page).getByRole('tab', { name: way }).click()
}

export async function makeLink(page: Page): Promise<string> {
  await openSharing(page, 'As a link')
  await sharing(page).getByRole('button', { name: 'Make a link' }).click()
  const url = await sharing(page).getByLabel('Your link').inputValue()
  return new URL(url).pathname
}
