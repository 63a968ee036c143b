import { devicePlace, isRecord } from './storage.ts'

// How somebody likes this browser to behave. None of it says what a person wrote, and all of it outlives a sign-out.

function yesOrNo(name: string, usual: boolean) {
  return devicePlace(name, (stored) => (typeof stored === 'boolean' ? stored : usual))
}

/** Whether prayers may be stored on this device to be read without a network: yes, until somebody says no. */
export const keepOffline = yesOrNo('keep_offline', true)

/** Whether the note goes into the journal with the prayer: yes, until somebody says no; then remembered (D-07). */
export const keepSituation = yesOrNo('keep_situation', true)

/** Whether the parts of a prayer are named beside it: not until somebody wants to see them; then remembered. */
export const showShape = yesOrNo('show_shape', false)

/** The day for which the prayers of earlier years are put away. */
export const rememberedPutAway = devicePlace('remembered_put_away', (stored) =>
  typeof stored === 'string' ? stored : '',
)

/** The id of the unsaved prayer whose notice was put away. */
export const unsavedPutAway = devicePlace('unsaved_put_away', (stored) =>
  typeof stored === 'string' ? stored : '',
)

/** How somebody likes to read prayers and scripture. `usual` is what the product looks like for everybody. */
export interface ReadingSettings {
  readonly size: 'usual' | 'large' | 'larger' | 'largest'
  readonly spacing: 'usual' | 'wide' | 'wider'
  readonly face: 'usual' | 'legible'
}

const CHOICES: { readonly [Setting in keyof ReadingSettings]: readonly ReadingSettings[Setting][] } = {
  size: ['usual', 'large', 'larger', 'largest'],
  spacing: ['usual', 'wide', 'wider'],
  face: ['usual', 'legible'],
}

// index.html reads the same entry before the first paint, and app/styles/reading.css has the values.
const reading = devicePlace<ReadingSettings>('reading-settings', (stored) => {
  const of = <Setting extends keyof ReadingSettings>(setting: Setting) => {
    const value = isRecord(stored) ? stored[setting] : undefined
    return CHOICES[setting].find((choice) => choice === value) ?? CHOICES[setting][0]
  }
  return { size: of('size') ?? 'usual', spacing: of('spacing') ?? 'usual', face: of('face') ?? 'usual' }
})

/** What this device stores; whatever is missing or unknown there is as usual. */
export const readingSettings = reading.read

/** Stores a change on this device and shows it at once, everywhere. */
export function changeReading(change: Partial<ReadingSettings>): void {
  const settings = { ...readingSettings(), ...change }
  reading.write(settings)
  for (const [setting, value] of Object.entries(settings)) {
    document.documentElement.setAttribute(`data-reading-${setting}`, value)
  }
}
