import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What stands on the screen now is open to everybody, and does not hang over the edge. */
export async function expectOpenToEverybody(page: Page, name: string): Promise<void> {
  expect(await complaintsOn(page), `axe on ${name}`).toEqual([])
  expect(await overhangOf(page), `${name} hangs over the edge`).toBeLessThanOrEqual(0)
}

/** So it is in both schemes, and on a small phone. Of a text, also the least complaint counts, and letters twice as large. */
export async function expectOpenInEveryWay(page: Page, name: string, { isText = false } = {}): Promise<void> {
  const usual = page.viewportSize() ?? { width: 1280, height: 720 }
  await expectOpenInBothSchemes(page, name, { isText })
  await page.setViewportSize({ width: 360, height: 640 })
  for (const size of isText ? ['100%', '200%'] : ['100%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, size)
    expect.soft(await overhangOf(page), `${name} hangs over the edge at ${size}`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize(usual)
}

/** At the size of the window that there is. */
export async function expectOpenInBothSchemes(
  page: Page,
  name: string,
  { isText = false } = {},
): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    expect.soft(await complaintsOn(page, isText), `axe on ${name} in the ${colorScheme}`).toEqual([])
    expect.soft(await overhangOf(page), `${name} hangs over the edge`).toBeLessThanOrEqual(0)
  }
}

async function complaintsOn(page: Page, isText = false): Promise<string[]> {
  // Our pages have no frames: another page to gather their results in would take twice the time.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (isText ? axe.include('main') : axe).analyze()
  return violations
    .filter(({ impact }) => isText || impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

function overhangOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}
