/** A way to misbehave, for the next `times` requests; without `times` until the board is set again. */
export interface KnobSetting<Knob extends string> {
  readonly knob: Knob
  readonly times?: number
}

export interface KnobBoard<Knob extends string> {
  /** Replaces everything that was set. */
  set(settings: readonly KnobSetting<Knob>[]): void
  list(): readonly KnobSetting<Knob>[]
  /** The knobs that hold for one request, which counts as one of their times. */
  take(): Knob[]
}

export function knobBoard<Knob extends string>(): KnobBoard<Knob> {
  let settings: readonly KnobSetting<Knob>[] = []
  return {
    set(next) {
      settings = next
    },
    list: () => settings,
    take() {
      const taken = settings.map(({ knob }) => knob)
      settings = settings
        .map(({ knob, times }) => (times === undefined ? { knob } : { knob, times: times - 1 }))
        .filter(({ times }) => times !== 0)
      return taken
    },
  }
}
