import { readFile } from 'node:fs/promises'
import { expectOpenInBothSchemes } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { prayAndSave } from './people.ts'
import { FRIEND, openSharing, sharing } from './sharing.ts'

// D-26
test('a picture is drawn once for each change, downloaded in the chosen shape, or shared by the device', async ({
  page,
  ana,
  request,
}) => {
  await prayAndSave(request, ana, FRIEND)
  let recorded = 0
  page.on('request', (asked) => {
    if (asked.url().endsWith('/activities')) recorded++
  })
  await page.addInitScript(countDrawings)
  await page.addInitScript(thinkBetterOfSharingOnce)
  const download = sharing(page).getByRole('button', { name: 'Download image' })
  // As many frames as a picture that is drawn again and again would need for more.
  const drawn = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame)
      return document.documentElement.dataset.drawn
    })

  await test.step('It is drawn once for each change, and its buttons rest', async () => {
    await openSharing(page, 'As a picture')
    await expect(download).toBeEnabled()
    expect(await drawn()).toBe('1')
    await sharing(page).getByLabel('Story').check()
    await expect(download).toBeEnabled()
    expect(await drawn()).toBe('2')
  })

  await test.step('It names nobody who was not ticked', async () => {
    const picture = sharing(page).getByRole('img', { name: /^The picture: .*King James Version.*AI help/ })
    await expect(picture).not.toHaveAccessibleName(/Miriam|surgery/)
    await sharing(page).getByLabel('Dark').check()
    await sharing(page).getByLabel('Say that it is for Miriam').check()
    await expect(picture).toHaveAccessibleName(/For Miriam/)
  })

  await test.step('It is open to everybody on a small phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expectOpenInBothSchemes(page, 'the picture')
  })

  await test.step('Closing the share sheet shares nothing', async () => {
    const share = sharing(page).getByRole('button', { name: 'Share', exact: true })
    await share.click()
    await expect(share).toBeEnabled()
    await expect(page.getByText('Picture shared')).toBeHidden()
    expect(recorded).toBe(0)
    await share.click()
    await expect(page.getByText('Picture shared')).toBeVisible()
    await expect.poll(() => recorded).toBe(1)
  })

  await test.step('It is downloaded in the shape that was chosen, and counts as shared', async () => {
    const downloading = page.waitForEvent('download')
    await download.click()
    const file = await downloading
    expect(file.suggestedFilename()).toMatch(/^selah-.*\.png$/)
    const png = await readFile(await file.path())
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1920])
    await expect.poll(() => recorded).toBe(2)
  })
})

function countDrawings(): void {
  const { drawImage } = CanvasRenderingContext2D.prototype
  CanvasRenderingContext2D.prototype.drawImage = function (...given: unknown[]) {
    document.documentElement.dataset.drawn = String(Number(document.documentElement.dataset.drawn ?? 0) + 1)
    return Reflect.apply(drawImage, this, given)
  }
}

function thinkBetterOfSharingOnce(): void {
  let asked = 0
  Object.assign(navigator, {
    canShare: () => true,
    share: async () => {
      asked += 1
      if (asked === 1) throw new DOMException('closed', 'AbortError')
    },
  })
}
