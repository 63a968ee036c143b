import { afterEach, expect, test, vi } from 'vitest'
import { registerWorker } from './register-worker.ts'

const notify = vi.hoisted(() => ({ offer: vi.fn() }))
vi.mock('../ui/notify.tsx', () => ({ notify }))

afterEach(() => vi.unstubAllGlobals())

/** A page in which a newer worker has just been installed; gives what was offered, and what came of pressing it. */
async function pressReload({ waiting }: { waiting: boolean }) {
  const found = Object.assign(new EventTarget(), { state: 'installed' })
  const worker = { postMessage: vi.fn() }
  const registration = Object.assign(new EventTarget(), { installing: found, waiting: null as object | null })
  const container = Object.assign(new EventTarget(), { controller: {}, register: async () => registration })
  const reload = vi.fn()
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('location', { reload })
  await registerWorker()
  if (waiting) registration.waiting = worker
  registration.dispatchEvent(new Event('updatefound'))
  found.dispatchEvent(new Event('statechange'))
  await vi.waitFor(() => expect(notify.offer).toHaveBeenCalled())
  const [, , press] = notify.offer.mock.lastCall ?? []
  press()
  return { reload, worker, container }
}

test('a newer version takes over when the person says so, and then the page is reloaded', async () => {
  const { reload, worker, container } = await pressReload({ waiting: true })

  expect(worker.postMessage).toHaveBeenCalledWith({ takeOver: 'now' })
  expect(reload).not.toHaveBeenCalled()
  container.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
})

test('the page is reloaded also when another tab was faster', async () => {
  const { reload } = await pressReload({ waiting: false })

  expect(reload).toHaveBeenCalledOnce()
})
