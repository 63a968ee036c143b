import { placeIn } from './storage.ts'

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

// index.html reads the same place before the first paint, and app/reading.css has the values.
const place = placeIn('local', 'reading-settings')

/** What this device keeps; whatever is missing or unknown there is as usual. */
export function readingSettings(): ReadingSettings {
  const kept = place.read()
  const of = <Setting extends keyof ReadingSettings>(setting: Setting) => {
    const value: unknown = typeof kept === 'object' && kept !== null && Reflect.get(kept, setting)
    return CHOICES[setting].find((choice) => choice === value) ?? CHOICES[setting][0]
  }
  return { size: of('size') ?? 'usual', spacing: of('spacing') ?? 'usual', face: of('face') ?? 'usual' }
}

/** Keeps a change on this device and shows it at once, everywhere. */
export function changeReading(change: Partial<ReadingSettings>): void {
  const settings = { ...readingSettings(), ...change }
  place.write(settings)
  for (const [setting, value] of Object.entries(settings)) {
    document.documentElement.setAttribute(`data-reading-${setting}`, value)
  }
}
