import { describe, expect, test } from 'vitest'
import { CATEGORIES } from '../prayer.ts'
import { arcIds, readArcFile } from './arc-files.ts'
import { arcs } from './catalogue.ts'
import { checkArc } from './check-arc.ts'
import { ArcSyntaxError, parseArc } from './parse-arc.ts'
import { fillSlots } from './slots.ts'

test('there are at least 120 arcs, one for each category among them', () => {
  expect(arcs().size).toBeGreaterThanOrEqual(120)
  for (const category of CATEGORIES) expect(arcs().has(`category/${category}`), category).toBe(true)
})

// Every variant of every movement passes the guard here, so that at run time only what the request adds is judged.
test.each(arcIds())('%s keeps to the format, and the guard passes all of it', (id) => {
  expect(checkArc(parseArc(id, readArcFile(id)))).toEqual([])
})

test.each([
  ['no head', '# Address\n', /begin with ---/],
  [
    'an unknown mood',
    readArcFile('travel/flying').replace('- frightened:', '- frightend:'),
    /unknown mood "frightend"/,
  ],
  [
    'a missing tone',
    readArcFile('travel/flying').replace('- Grateful:', '- Greatful:'),
    /nothing for Grateful/,
  ],
  [
    'a word for a yes',
    readArcFile('travel/flying').replace('death: no', 'death: perhaps'),
    /death is one of yes, no/,
  ],
])('%s is told with its place', (_name, text, message) => {
  expect(() => parseArc('travel/flying', text)).toThrow(ArcSyntaxError)
  expect(() => parseArc('travel/flying', text)).toThrow(message)
})

describe('slots', () => {
  test.each([
    ['{They are} tired, and {they need} sleep.', { pronoun: 'she' }, 'She is tired, and she needs sleep.'],
    ['{They are} tired, and {they need} sleep.', { pronoun: 'they' }, 'They are tired, and they need sleep.'],
    ['Help {them} carry {their} own {themselves}.', { pronoun: 'he' }, 'Help him carry his own himself.'],
    ['{they have} tried, and {they do} not rest.', { pronoun: 'he' }, 'He has tried, and he does not rest.'],
    ['{they carry} it, and {they go} on.', { pronoun: 'she' }, 'She carries it, and she goes on.'],
    ['I bring you {name}, who is afraid.', { name: 'Ana' }, 'I bring you Ana, who is afraid.'],
    [
      'I bring you {name}, who is afraid.',
      { name: 'my parents', isPlural: true },
      'I bring you my parents, who are afraid.',
    ],
    ['Keep {name} this week.', { name: 'my parents', isPlural: true }, 'Keep my parents this week.'],
    ['{name} lies awake.', { name: 'my friend' }, 'My friend lies awake.'],
    ['Be there {day}. Stay.', { day: 'on Friday' }, 'Be there on Friday. Stay.'],
    ['Be there {day}. Stay.', {}, 'Stay.'],
  ] as const)('"%s" with %o', (text, values, filled) => {
    expect(fillSlots(text, values)).toBe(filled)
  })
})
