import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that start, kill and wait for processes: begun last, they would end alone on one core. */
const LONG = /(kills|crash|crash-points|guesses|words-at-rest|erasure|lifecycle|add-a-service|fuzz|supervisor)\.test\.ts$/

/** Begins with the files that take longest; a clean checkout remembers no times to sort by. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = (file: TestSpecification) => LONG.test(file.moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
