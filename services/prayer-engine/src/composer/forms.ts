import type { PrayerRequest } from '../prayer.ts'
import type { VoiceKind } from './stock.ts'

export const FORMS = [
  'lament',
  'thanksgiving',
  'trust',
  'penitential',
  'wisdom',
  'intercession',
  'night',
  'crisis',
] as const
export type Form = (typeof FORMS)[number]

const GLAD_MOODS: ReadonlySet<string> = new Set(['Grateful', 'Joyful', 'Thankful'])

/** The form a need calls for. Psalms of lament are the commonest, and so they are here. */
export function chooseForm(request: PrayerRequest, voice: VoiceKind, crisis: boolean): Form {
  const { category, mood } = request
  if (crisis) return 'crisis'
  if (category === 'Forgiveness' && voice !== 'other') return 'penitential'
  if (category === 'Gratitude' || GLAD_MOODS.has(mood)) return 'thanksgiving'
  if (voice === 'other') return 'intercession'
  if (mood === 'Peaceful') return 'trust'
  if (category === 'Guidance' || category === 'Work') return 'wisdom'
  if (mood === 'Tired') return 'night'
  return mood === 'Hopeful' ? 'trust' : 'lament'
}
