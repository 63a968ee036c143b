import { useCallback, useEffect, useRef, useState } from 'react'
import { englishVoice } from '../../../../ui/hooks/device-voice.ts'

export type PlayerState = 'stopped' | 'playing' | 'paused'

/** How fast the voice reads, and what that is called. */
export const RATES = [
  { value: '0.75', label: 'Slower' },
  { value: '0.9', label: 'Usual speed' },
  { value: '1.15', label: 'Faster' },
] as const

/**
 * Reads sentences aloud with the device's own voice, one at a time: devices differ in how they pause within one, so
 * a pause ends it, and going on begins it again. It stops when the page is left.
 */
export function useDevicePlayer(sentences: readonly string[]) {
  const [state, setState] = useState<PlayerState>('stopped')
  const [rate, setRate] = useState<string>('0.9')
  const place = useRef(0)
  /** Counts the readings: what an earlier one reports is old. */
  const reading = useRef(0)

  const silence = useCallback(() => {
    reading.current++
    speechSynthesis.cancel()
  }, [])
  const stop = useCallback(() => {
    silence()
    place.current = 0
    setState('stopped')
  }, [silence])

  useEffect(() => {
    window.addEventListener('pagehide', silence)
    return () => {
      window.removeEventListener('pagehide', silence)
      silence()
    }
  }, [silence])

  const speakFrom = (index: number, speed: string) => {
    silence()
    const sentence = sentences[index]
    if (sentence === undefined) return stop()
    const mine = reading.current
    const utterance = new SpeechSynthesisUtterance(sentence)
    const voice = englishVoice()
    place.current = index
    utterance.lang = voice?.lang ?? 'en'
    utterance.voice = voice ?? null
    utterance.rate = Number(speed)
    utterance.onend = () => reading.current === mine && speakFrom(index + 1, speed)
    utterance.onerror = () => reading.current === mine && stop()
    speechSynthesis.speak(utterance)
    setState('playing')
  }
  return {
    state,
    rate,
    play: () => speakFrom(place.current, rate),
    pause: () => {
      silence()
      setState('paused')
    },
    stop,
    changeRate: (speed: string) => {
      setRate(speed)
      if (state === 'playing') speakFrom(place.current, speed)
    },
  }
}
