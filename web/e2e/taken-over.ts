import { expect, type Page } from '@playwright/test'

/** A page that React could not take over as it stands is drawn again, and says so in the console: the fixture fails then. */
export async function expectTakenOver(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  // React has the page when it has given it its own properties.
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  })
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(namesThatDiffer), path).toEqual([])
}

/**
 * In the page: what is called otherwise in it than React takes it to be called. React corrects no attribute of what it
 * takes over, and what is drawn later would refer to names that are not there.
 */
function namesThatDiffer(): string[] {
  return [...document.querySelectorAll('#root *')].flatMap((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps'))
    const props: Record<string, unknown> = (key && Reflect.get(element, key)) || {}
    return ['id', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'href', 'src']
      .filter((name) => typeof props[name] === 'string' && props[name] !== element.getAttribute(name))
      .map((name) => `${element.tagName} ${name}: ${props[name]}, not ${element.getAttribute(name)}`)
  })
}
