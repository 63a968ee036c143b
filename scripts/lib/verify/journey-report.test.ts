import { expect, test } from 'vitest'
import { failuresOf } from './journey-report.ts'

const stats = { expected: 1, unexpected: 0, flaky: 1, skipped: 0 }

test('tells why a walk went wrong, also of a journey that came through the second time', () => {
  const fine = {
    title: 'is fine',
    file: 'a.spec.ts',
    line: 3,
    tests: [{ results: [{ duration: 9, errors: [] }] }],
  }
  const flaky = {
    title: 'is shy',
    file: 'a.spec.ts',
    line: 9,
    tests: [
      {
        results: [
          { duration: 10_240, errors: [{ message: 'not visible' }, {}] },
          { duration: 40, errors: [] },
        ],
      },
    ],
  }

  expect(failuresOf({ stats, suites: [{ specs: [fine], suites: [{ specs: [flaky] }] }] })).toBe(
    [
      'a.spec.ts:9 › is shy, walk 1, after 10.2 s\nnot visible',
      'a.spec.ts:9 › is shy, walk 1, after 10.2 s\nwithout a word',
    ].join('\n\n'),
  )
})
