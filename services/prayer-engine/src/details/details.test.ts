import { describe, expect, test } from 'vitest'
import { arcNamed } from '../arcs/catalogue.ts'
import { task } from '../composer/testing.ts'
import type { Mood } from '../prayer.ts'
import { readSituation } from '../situation/read-situation.ts'
import { DetailSyntaxError, details, parseDetails } from './catalogue.ts'
import { checkDetail } from './check-details.ts'
import { detailsTold } from './details-told.ts'

// Every petition passes the guard here, so that at run time only what the request adds is judged.
test.each(details().map((detail) => [detail.id, detail] as const))(
  '%s keeps to the format, and the guard passes it',
  (_id, detail) => {
    expect(checkDetail(detail)).toEqual([])
  },
)

test('no petition stands twice', () => {
  const all = details().flatMap(({ petitions }) => petitions)
  expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([])
})

test.each([
  ['signs', '## a needle\nmood: sore\n- Let it be quick.\n', /a needle: has no signs/],
  ['petitions', '## a needle\nsigns: needle\nmood: sore\n', /a needle: has no petitions/],
  ['a mood', '## a needle\nsigns: needle\n- Let it be quick.\n', /mood is one of sore, glad, any/],
  ['fields that we know', '## a needle\nsings: needle\n', /cannot read "sings: needle"/],
])('a file without %s is told with its place', (_name, text, message) => {
  expect(() => parseDetails('illness', text)).toThrow(DetailSyntaxError)
  expect(() => parseDetails('illness', text)).toThrow(message)
})

describe('detailsTold', () => {
  const told = (situation: string, arc: string, mood: Mood = 'Worried') => {
    const { request } = task({ situation, mood }, 'details')
    const reading = readSituation(request)
    return detailsTold(reading.tellable, arcNamed(arc), reading, 2).map(({ id }) => id)
  }

  test('finds what is told, in the order of the telling', () => {
    expect(
      told('He begins chemo on Monday. He is so scared of the needle in his port.', 'plain/afraid'),
    ).toEqual(['illness/chemo', 'illness/fear of a needle'])
  })

  test('leaves out what the arc asks for anyway', () => {
    expect(told('My mother has surgery on Friday.', 'plain/afraid')).toEqual(['illness/surgery to come'])
    expect(told('My mother has surgery on Friday.', 'illness/surgery')).not.toContain(
      'illness/surgery to come',
    )
  })

  test('leaves out what is over', () => {
    expect(told('The surgery went well and she is home.', 'plain/relieved')).not.toContain(
      'illness/surgery to come',
    )
  })

  test('asks nothing about the illness of somebody who has died', () => {
    expect(told('My mother died before her chemo began.', 'plain/sad').join()).not.toMatch(/illness\//)
  })

  test('brings no trouble into thanks', () => {
    expect(
      told('Thank you, the needle was nothing and everyone was so kind.', 'plain/glad', 'Grateful'),
    ).toEqual([])
  })
})
