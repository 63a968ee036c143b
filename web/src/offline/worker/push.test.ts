import { expect, test } from 'vitest'
import { openPage, pathHere, shownOf } from './push.ts'

const HERE = 'https://selah.test'
const REMINDERS = '/dashboard?tab=reminders'

test('shows what was pushed', () => {
  const pushed = {
    title: 'Psalm 4:8',
    body: 'I will both lay me down in peace',
    url: '/generate?category=Peace',
  }

  expect(shownOf(pushed, HERE)).toEqual({
    title: 'Psalm 4:8',
    body: 'I will both lay me down in peace',
    path: '/generate?category=Peace',
  })
})

test.each([undefined, 'words', { title: '' }, { title: 4, body: null, url: {} }])(
  'shows something when %j was pushed',
  (pushed) => {
    expect(shownOf(pushed, HERE)).toEqual({
      title: 'Time to pray',
      body: 'A quiet moment, as you asked.',
      path: REMINDERS,
    })
  },
)

test.each([
  ['/generate', '/generate'],
  ['https://selah.test/generate?category=Hope', '/generate?category=Hope'],
  ['https://elsewhere.test/generate', REMINDERS],
  ['//elsewhere.test/generate', REMINDERS],
  ['javascript:alert(1)', REMINDERS],
  ['https://', REMINDERS],
  [undefined, REMINDERS],
])('a press on a notification with %s opens %s', (url, path) => {
  expect(pathHere(url, HERE)).toBe(path)
})

async function pressWith(open: readonly string[]) {
  const did: string[] = []
  const tabs = {
    matchAll: async () => open.map((url) => ({ url, focus: async () => did.push(`focused ${url}`) })),
    openWindow: async (url: string) => did.push(`opened ${url}`),
  }
  await openPage(tabs, '/generate?category=Hope', HERE)
  return did
}

test('a tab that shows the page is brought forward', async () => {
  expect(await pressWith([`${HERE}/journal`, `${HERE}/generate`])).toEqual([`focused ${HERE}/generate`])
})

test('a tab that shows another page keeps it', async () => {
  expect(await pressWith([`${HERE}/journal`, 'https://elsewhere.test/generate'])).toEqual([
    'opened /generate?category=Hope',
  ])
})
