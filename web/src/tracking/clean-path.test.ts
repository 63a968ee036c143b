import { expect, test } from 'vitest'
import { ARTICLES, TOPICS, topicSlug } from '../features/blog/articles/list.ts'
import { articlePath, pages, topicPath } from '../paths.ts'
import { cleanPath, READABLE } from '../tracking.ts'

test.each(pages.filter((page) => !page.includes(':')))('tells our own address %s as it is', (page) => {
  expect(cleanPath(page)).toBe(page)
})

test.each([
  ['/dashboard?code=5ecret', '/dashboard'],
  ['/auth#access_token=5ecret', '/auth'],
  ['/what-somebody-typed', '/:unknown'],
  ['/journal/my brother', '/:unknown'],
  ['/blog/my-brother-is-ill', '/blog/:id'],
  ['/blog/my%20brother', '/blog/:id'],
  ['/blog/topics/my-brother', '/blog/topics/:topic'],
  ['/blog/prayer-habit/', '/:unknown'],
  ['/blog/toString', '/blog/:id'],
])('%s is told as %s', (path, told) => {
  expect(cleanPath(path)).toBe(told)
})

// The list beside the addresses is small enough for every page; this is where it meets the articles.
test('tells which article and which topic, of those there are', () => {
  const articles = ARTICLES.map(({ id }) => articlePath(id))
  const topics = TOPICS.map((topic) => topicPath(topicSlug(topic)))

  expect([...articles, ...topics].map(cleanPath)).toEqual([...articles, ...topics])
  expect(READABLE).toHaveLength(articles.length + topics.length)
})

test('never tells the token of a shared prayer', () => {
  expect(cleanPath('/shared/5ecret-token')).not.toContain('5ecret')
})
