import { describe, expect, test } from 'vitest'
import { speaker } from './say.ts'
import { voiceFor } from './voice.ts'

const ana = voiceFor({ relationship: 'Friend', name: 'Ana' })
const self = voiceFor({ relationship: 'Self' })
const family = voiceFor({ relationship: 'Family' })
const mother = voiceFor({ relationship: 'Family' }, { text: 'my mother', pronoun: 'she', isPlural: false })

describe('a speaker', () => {
  test('speaks of oneself as I', () => {
    expect(speaker(self, 'Lord')('Hold {me}, for {I am} weak and {my} heart shakes.')).toBe(
      'Hold me, for I am weak and my heart shakes.',
    )
  })

  test('names the recipient first and then uses they', () => {
    const say = speaker(ana, 'Lord')

    expect([say('Hold {me}.'), say('Let {my} heart rest.'), say('Give {me} what {I need}.')]).toEqual([
      'Hold Ana.',
      'Let their heart rest.',
      'Give them what they need.',
    ])
  })

  test('names the recipient twice at most', () => {
    const say = speaker(ana, 'Lord')
    const prayer = Array.from({ length: 12 }, () => say('Hold {me}.')).join(' ')

    expect(prayer.match(/Ana/g)).toHaveLength(2)
  })

  test('takes a pronoun from a relation, and puts the verb to it', () => {
    const say = speaker(mother, 'Lord')

    expect([say('Hold {me}.'), say('Carry {me} where {I cannot} walk and {I do not} see.')]).toEqual([
      'Hold my mother.',
      'Carry her where she cannot walk and she does not see.',
    ])
  })

  test('gives a name its apostrophe', () => {
    expect(speaker(voiceFor({ relationship: 'Friend', name: 'Tomás' }), 'Lord')('Lift {my} head.')).toBe(
      'Lift Tomás’s head.',
    )
  })

  test('says we of a family', () => {
    expect(speaker(family, 'Lord')('Hold {me} in {my} need; {I wait}.')).toBe('Hold us in our need; we wait.')
  })

  test('speaks to God by the name it was given', () => {
    expect(speaker(self, 'my God')('{God}, hear.')).toBe('My God, hear.')
  })
})
