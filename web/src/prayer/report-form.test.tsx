import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApiError } from '../api/errors.ts'
import { REASONS, ReportForm, reasonCalled } from './report-dialog.tsx'

const nothing = () => {}

function rendered(error: unknown = null): string {
  return renderToStaticMarkup(
    <MantineProvider>
      <ReportForm isSending={false} error={error} onSend={nothing} onCancel={nothing} />
    </MantineProvider>,
  )
}

// D-23
test('nothing is chosen for the person, and the prayer is not sent along by itself', () => {
  const html = rendered()

  expect(html.match(/type="radio"/g)).toHaveLength(Object.keys(REASONS).length)
  expect(html).toContain('Send the text of the prayer along')
  expect(html).not.toMatch(/checked=""/)
})

// RES-13
test('it says where to write for an answer', () => {
  expect(rendered()).toContain('please write to')
})

test('a refusal is said in the words of the server', () => {
  const refusal = new ApiError(429, { detail: 'You have reported many prayers today.' })

  expect(rendered(refusal)).toMatch(/role="alert".*You have reported many prayers today\./)
  expect(rendered(new TypeError('Failed to fetch'))).toContain('check your connection')
})

test('every reason has words of its own', () => {
  for (const [reason, words] of Object.entries(REASONS)) expect(reasonCalled(words)).toBe(reason)
})
