import { createMemoryRouter, type RouteObject } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { signInAs } from '../storage.testing.ts'
import { loadDataAt, loaderOf } from './pages.ts'

const load = vi.fn(() => Promise.resolve())
const code = Promise.withResolvers<{ Component: () => null }>()
const routes: RouteObject[] = [
  { path: '/' },
  { path: '/journal', ...loaderOf(load) },
  { path: '/generate/:id', lazy: () => code.promise, ...loaderOf(load) },
]

beforeEach(() => {
  load.mockClear()
  signInAs('ana')
})

test('the data of a page is asked for beside its code, for its person', async () => {
  const router = createMemoryRouter(routes)
  void router.navigate('/generate/g1')
  await vi.waitFor(() => expect(load).toHaveBeenCalled())

  expect(router.state.navigation.state).toBe('loading')
  expect(load).toHaveBeenCalledWith(expect.objectContaining({ userId: 'ana', params: { id: 'g1' } }))
})

test('a page that asks is not asked for again when its address changes behind its path', async () => {
  const router = createMemoryRouter(routes)
  await router.navigate('/journal')
  await router.navigate('/journal?mood=Tired')

  expect(load).toHaveBeenCalledTimes(1)
})

test('nothing is asked for a visitor; once the person is known, it is', async () => {
  signInAs(undefined)
  await createMemoryRouter(routes).navigate('/journal')
  expect(load).not.toHaveBeenCalled()
  signInAs('ana')
  loadDataAt(routes, new URL('http://localhost/journal?mood=Tired'))

  expect(load).toHaveBeenCalledTimes(1)
})

test('a page whose data cannot be loaded is drawn all the same', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const router = createMemoryRouter(routes)
  await router.navigate('/journal')

  expect(router.state.errors).toBeNull()
  expect(router.state.location.pathname).toBe('/journal')
})
