import { notifications, notificationsStore } from '@mantine/notifications'
import { isValidElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'

const session = vi.hoisted(() => ({ end: () => {} }))
vi.mock('../session/session.ts', () => ({
  onSessionChange: (listener: () => void) => {
    session.end = listener
    return () => {}
  },
}))

const { notify } = await import('./notify.tsx')

beforeEach(() => notifications.clean())

function standing(): unknown[] {
  return notificationsStore
    .getState()
    .notifications.map(({ message }) =>
      isValidElement<{ message: string }>(message) ? message.props.message : message,
    )
}

test('news takes the place of the news before it', () => {
  notify.success('Note saved')
  notify.success('Link copied')

  expect(standing()).toEqual(['Link copied'])
})

// D-35: a deleted prayer can be brought back for 7 seconds, whatever is told meanwhile.
test('news does not take away what can still be done', () => {
  notify.undoable('Prayer deleted', () => {}, 7000)
  notify.offer('A newer version is ready', 'Reload', () => {})
  notify.success('Link copied')
  notify.failure('That could not be saved')

  expect(standing()).toEqual(['Prayer deleted', 'A newer version is ready', 'That could not be saved'])
})

test('when the person leaves there is nothing of theirs to be undone, and the newer version is still ready', () => {
  notify.undoable('Prayer deleted', () => {}, 7000)
  notify.offer('A newer version is ready', 'Reload', () => {})
  session.end()

  expect(standing()).toEqual(['A newer version is ready'])
})
