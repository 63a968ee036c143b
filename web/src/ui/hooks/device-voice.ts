import { useSyncExternalStore } from 'react'

/** An English voice that speaks on this device: one that would send the words elsewhere is not asked. */
export function englishVoice(): SpeechSynthesisVoice | undefined {
  return speechSynthesis.getVoices().find(({ lang, localService }) => localService && lang.startsWith('en'))
}

export function useHasEnglishVoice(): boolean {
  return useSyncExternalStore(onVoices, hasEnglishVoice, () => false)
}

function hasEnglishVoice(): boolean {
  return 'speechSynthesis' in window && englishVoice() !== undefined
}

function onVoices(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', listener)
  return () => speechSynthesis.removeEventListener('voiceschanged', listener)
}
