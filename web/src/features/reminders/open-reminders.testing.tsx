import { fireEvent, screen, within } from '@testing-library/react'
import { fakeBackend } from '../../api/fake-backend.testing.ts'
import { paths } from '../../paths.ts'
import { openForAna } from '../../prayer/open-for-ana.testing.tsx'
import { ToastList } from '../../ui/toast-list.tsx'
import { RemindersTab } from './reminders-tab.tsx'

/** The tab of Ana, on the API in memory. */
export function openReminders(prepare: (backend: ReturnType<typeof fakeBackend>) => void = () => {}) {
  const backend = fakeBackend()
  prepare(backend)
  openForAna(paths.dashboard, [{ path: paths.dashboard, element: <Tab /> }])
  return backend
}

function Tab() {
  return (
    <>
      <RemindersTab />
      <ToastList />
    </>
  )
}

export const addForm = async () => within(await screen.findByRole('region', { name: 'Add a reminder' }))

export async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name }))
}

export async function pressInForm(name: string): Promise<void> {
  fireEvent.click((await addForm()).getByRole('button', { name }))
}

export async function tick(name: string): Promise<void> {
  fireEvent.click((await addForm()).getByRole('checkbox', { name }))
}
