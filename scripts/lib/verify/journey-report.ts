/** What we read of the report that Playwright writes as JSON. */
export interface JourneyReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly suites: readonly Suite[]
}

interface Suite {
  readonly specs: readonly Spec[]
  readonly suites?: readonly Suite[]
}

interface Spec {
  readonly title: string
  readonly file: string
  readonly line: number
  readonly tests: readonly { readonly results: readonly Walk[] }[]
}

interface Walk {
  readonly duration: number
  readonly errors: readonly { readonly message?: string }[]
}

/** Every walk that went wrong with its reason, also of a journey that came through the second time. */
export function failuresOf(report: JourneyReport): string {
  return report.suites.flatMap(specsIn).flatMap(failuresOfSpec).join('\n\n')
}

function specsIn({ specs, suites = [] }: Suite): readonly Spec[] {
  return [...specs, ...suites.flatMap(specsIn)]
}

function failuresOfSpec({ title, file, line, tests }: Spec): readonly string[] {
  return tests.flatMap(({ results }) =>
    results.flatMap(({ errors, duration }, index) =>
      errors.map(
        ({ message = 'without a word' }) =>
          `${file}:${line} › ${title}, walk ${index + 1}, after ${(duration / 1000).toFixed(1)} s\n${message}`,
      ),
    ),
  )
}
