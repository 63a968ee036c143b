import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

export interface DeviceVoice {
  /** Whether this device can read English aloud. */
  readonly available: boolean
  readonly speaking: boolean
  readonly speak: () => void
  readonly stop: () => void
}

/** Reads sentences aloud with the voice of the device itself: nothing is sent anywhere. */
export function useDeviceVoice(sentences: readonly string[]): DeviceVoice {
  const available = useSyncExternalStore(onVoices, hasEnglishVoice, () => false)
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

/** A voice that speaks on the device, before one that would send the words elsewhere. */
function englishVoice(): SpeechSynthesisVoice | undefined {
  return speechSynthesis.getVoices().find(({ lang, localService }) => localService && lang.startsWith('en'))
}

function hasEnglishVoice(): boolean {
  return 'speechSynthesis' in window && englishVoice() !== undefined
}

function onVoices(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', listener)
  return () => speechSynthesis.removeEventListener('voiceschanged', listener)
}
