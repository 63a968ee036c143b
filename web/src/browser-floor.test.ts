import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** What came into the language after ES2023. The build translates syntax; a missing function stays missing. */
const NEWER =
  /\b(?:(?:Map|Object)\.groupBy|Promise\.(?:withResolvers|try)|Array\.fromAsync|RegExp\.escape|Iterator\.from)\b|\.(?:toWellFormed|isWellFormed|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/

const sources = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
  (file) => !/\.test(?:ing)?\./.test(file),
)

// The versions stand in web/README.md.
test('no page calls what a browser of ES2023 does not have', () => {
  const isNewer = (file: string) => NEWER.test(readFileSync(path.join(import.meta.dirname, file), 'utf8'))

  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter(isNewer)).toEqual([])
})
