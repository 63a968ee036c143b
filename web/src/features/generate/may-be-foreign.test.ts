import { expect, test } from 'vitest'
import { mayBeForeign } from './use-language-notice.ts'

test.each([
  'My mother died last night',
  'I am so tired of waiting for the results',
  'Please pray for John',
  'A long winter',
  '   ',
])('%o is not asked about', (situation) => expect(mayBeForeign(situation)).toBe(false))

test.each([
  'Mi madre murió anoche',
  'Estoy muy cansado, no puedo dormir',
  'Minha mae morreu ontem',
  'Ich habe Angst vor morgen',
  'Моя мама умерла',
  'لا أستطيع النوم',
])('%o is worth a question', (situation) => expect(mayBeForeign(situation)).toBe(true))
