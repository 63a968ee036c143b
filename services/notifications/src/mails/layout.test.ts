import { describe, expect, test } from 'vitest'
import { mailPreviews } from './previews.ts'

const mails = mailPreviews('Selah', 'https://selah.test').map(({ name, mail }) => [name, mail] as const)
const URLS = /https:\/\/\S+/g

describe.each(mails)('the mail “%s”', (_name, { text, html }) => {
  test('has short lines of text, but for links', () => {
    expect(text.split('\n').filter((line) => line.length > 72 && !line.match(URLS))).toEqual([])
  })

  test('shows no address in HTML that cannot be pressed', () => {
    const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)

    expect(hrefs).toEqual(text.match(URLS))
    expect(html.replaceAll(/<[^>]*>/g, '').match(URLS)).toBeNull()
  })

  test('has no pictures', () => {
    expect(html).not.toMatch(/<img|url\(/)
  })
})
