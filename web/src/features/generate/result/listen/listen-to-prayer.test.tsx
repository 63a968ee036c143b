// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ListenToPrayer } from './listen-to-prayer.tsx'

interface Utterance {
  text: string
  rate: number
  onend?: () => void
}

let spoken: Utterance[]
let isSilent: boolean

function installVoices(voices: readonly object[]): void {
  spoken = []
  isSilent = true
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: (utterance: Utterance) => {
      spoken.push(utterance)
      isSilent = false
    },
    cancel: () => {
      isSilent = true
    },
    addEventListener() {},
    removeEventListener() {},
  })
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      rate = 1
      readonly text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
}

const open = () =>
  render(
    <MantineProvider env="test">
      <ListenToPrayer sentences={['Lord, hear me.', 'Stay with me.', 'Amen.']} />
    </MantineProvider>,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const endSentence = () => act(() => spoken.at(-1)?.onend?.())
const texts = () => spoken.map(({ text }) => text)

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  installVoices([{ lang: 'en-US', localService: true }])
})
afterEach(cleanup)

// D-13
test('reads sentence after sentence, and is ready again at the end', () => {
  open()
  press('Listen')
  for (const _sentence of ['one', 'two', 'three']) endSentence()

  expect(texts()).toEqual(['Lord, hear me.', 'Stay with me.', 'Amen.'])
  expect(screen.getByRole('button', { name: 'Listen' })).toBeTruthy()
})

test('a pause keeps the place, and Stop goes back to the beginning', () => {
  open()
  press('Listen')
  endSentence()
  press('Pause')
  expect(isSilent).toBe(true)
  press('Go on')
  expect(texts()).toEqual(['Lord, hear me.', 'Stay with me.', 'Stay with me.'])
  press('Stop')
  expect(isSilent).toBe(true)
  press('Listen')

  expect(texts().at(-1)).toBe('Lord, hear me.')
})

test('another speed counts at once', () => {
  open()
  press('Listen')
  fireEvent.change(screen.getByLabelText('Speed'), { target: { value: '0.75' } })

  expect(spoken.map(({ text, rate }) => [text, rate])).toEqual([
    ['Lord, hear me.', 0.9],
    ['Lord, hear me.', 0.75],
  ])
})

test('is silent when the page is left', () => {
  const { unmount } = open()
  press('Listen')
  unmount()

  expect(isSilent).toBe(true)
})

test.each([[[]], [[{ lang: 'en-US', localService: false }]], [[{ lang: 'de', localService: true }]]])(
  'is not there without an English voice of the device',
  (voices) => {
    installVoices(voices)
    open()

    expect(screen.queryByRole('button')).toBeNull()
  },
)
