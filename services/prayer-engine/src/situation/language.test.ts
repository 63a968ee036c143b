import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  'My mother has surgery on Friday and I am afraid',
  'home from nights, two died on the ward, cant sleep',
  'Abuela Concepción died in Guadalajara on Sunday and I could not fly',
  'anatomy exam tmrw, third and last try',
  'Ifeoma, Obinna, Chukwuemeka',
  '1234',
  '',
])('%o is English', (text) => expect(languageOf(text)).toBe('en'))

test.each([
  ['no puedo dormir', 'es'],
  ['mi esposo y yo peleamos todas las noches', 'es'],
  ['quiero morir', 'es'],
  ['não consigo dormir', 'pt'],
  ['obrigado Senhor pela minha filha', 'pt'],
  ['ich kann nicht schlafen', 'other'],
  ['priez pour ma mère qui est à l’hôpital', 'other'],
  ['ipagdasal niyo po ang nanay ko nasa ospital siya', 'other'],
  ['bed for min mor', 'other'],
  ['моліться за мою маму', 'other'],
  ['엄마를 위해 기도해 주세요', 'other'],
])('%o is %s', (text, language) => expect(languageOf(text)).toBe(language))
