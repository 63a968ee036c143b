import { Button } from '@mantine/core'
import { Fragment, type RefObject, useCallback, useEffect, useState } from 'react'
import { facts } from '../../facts.ts'
import { englishVoice, useHasEnglishVoice } from '../../ui/hooks/device-voice.ts'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { TRANSLATION } from '../../ui/quotations.tsx'
import classes from './example.module.css'
import { asked, reasons, samplePrayer, spokenSentences } from './sample-prayer.ts'

export interface ExampleContentProps {
  readonly dialog: RefObject<HTMLDialogElement | null>
}

export function ExampleContent({ dialog }: ExampleContentProps) {
  const voice = useDeviceVoice(spokenSentences)
  const { stop } = voice
  useEffect(() => {
    const box = dialog.current
    // It may have come while somebody was on the button of what stood here before.
    if (box?.open && !box.contains(document.activeElement?.closest('button') ?? null))
      box.querySelector('button')?.focus()
    box?.addEventListener('close', stop)
    return () => box?.removeEventListener('close', stop)
  }, [dialog, stop])

  return (
    <div className={classes.sheet}>
      <div className={classes.head}>
        <h2 id="example-title" className={classes.title}>
          A prayer in an anxious hour
        </h2>
        <form method="dialog">
          <button type="submit" aria-label="Close" className={classes.cross}>
            <svg aria-hidden="true" viewBox="0 0 24 24">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
        </form>
      </div>
      <p className={classes.asked}>
        <span className={classes.choice}>{asked.category}</span>{' '}
        <span className={classes.choice}>{asked.mood}</span>{' '}
        <span className={classes.choice}>{asked.tone}</span>{' '}
        <span className={classes.situation}>“{asked.situation}”</span>
      </p>
      <div className={classes.prayer}>
        {samplePrayer.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
          <p key={index}>
            {paragraph.map((part) =>
              typeof part === 'string' ? (
                <Fragment key={part}>{part} </Fragment>
              ) : (
                <Fragment key={part.reference}>
                  <q>{part.text}</q> <span className={classes.reference}>({part.reference}, KJV)</span>{' '}
                </Fragment>
              ),
            )}
          </p>
        ))}
      </div>
      <Voice voice={voice} />
      <h3 className={classes.subtitle}>Why these verses</h3>
      <ul className={classes.reasons}>
        {reasons.map(({ quotation: { reference }, why }) => (
          <li key={reference}>
            <strong>{reference}</strong> ({TRANSLATION}): {why}
          </li>
        ))}
      </ul>
      <p className={classes.premium}>
        <span className={classes.badge}>Premium</span> Your first {facts.freePrayers} prayers are free. With
        Premium you can ask as often as you need.
      </p>
      <form method="dialog" className={classes.close}>
        <Button type="submit" variant="default" fullWidth>
          Close
        </Button>
      </form>
    </div>
  )
}

/** The prayer aloud, or why not. */
function Voice({ voice: { available, speaking, speak, stop } }: { voice: DeviceVoice }) {
  // Which voices there are is known on the device alone.
  const hydrated = useHydrated()
  if (!hydrated) return null
  if (!available)
    return <p className={classes.voiceNote}>This device has no English voice of its own to read it aloud.</p>
  return (
    <div className={classes.voice}>
      <Button size="sm" variant="default" onClick={speaking ? stop : speak}>
        {speaking ? 'Stop' : 'Listen'}
      </Button>
      <span className={classes.voiceNote}>Read by your device’s own voice.</span>
    </div>
  )
}

export interface DeviceVoice {
  /** Whether this device can read English aloud. */
  readonly available: boolean
  readonly speaking: boolean
  readonly speak: () => void
  readonly stop: () => void
}

/** Reads sentences aloud with the voice of the device itself: nothing is sent anywhere. */
export function useDeviceVoice(sentences: readonly string[]): DeviceVoice {
  const available = useHasEnglishVoice()
  const [speaking, setSpeaking] = useState(false)

  const stop = useCallback(() => {
    if ('speechSynthesis' in window) speechSynthesis.cancel()
    setSpeaking(false)
  }, [])
  useEffect(() => stop, [stop])

  const speak = () => {
    speechSynthesis.cancel()
    sentences.forEach((sentence, index) => {
      const utterance = new SpeechSynthesisUtterance(sentence)
      const voice = englishVoice()
      utterance.lang = voice?.lang ?? 'en'
      utterance.voice = voice ?? null
      utterance.rate = 0.9
      if (index === sentences.length - 1) utterance.onend = () => setSpeaking(false)
      utterance.onerror = () => setSpeaking(false)
      speechSynthesis.speak(utterance)
    })
    setSpeaking(true)
  }
  return { available, speaking, speak, stop }
}
