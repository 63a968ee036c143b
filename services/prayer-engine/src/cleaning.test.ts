import { describe, expect, test } from 'vitest'
import { cleanText, countCharacters } from './cleaning.ts'

describe('cleaning what a person wrote', () => {
  test.each([
    ['  my mother is ill \n', 'my mother is ill'],
    ['my\u200b mo\u00adther\ufeff', 'my mother'],
    ['line one\r\nline two\rline three', 'line one\nline two\nline three'],
    ['a\u0000b\u0007c\u001b[31md', 'abc[31md'],
    ['tabs\tand  spaces', 'tabs and spaces'],
    ['one\n\n\n\n\ntwo', 'one\n\ntwo'],
    ['caf\u0065\u0301', 'caf\u00e9'],
    ['safe\u202eevil', 'safeevil'],
    ['half a pair \ud83d', 'half a pair'],
    ['', ''],
    [' \u200b\n ', ''],
  ])('%j becomes %j', (raw, clean) => {
    expect(cleanText(raw)).toBe(clean)
  })

  test.each([
    'אמא שלי חולה',
    'أمي مريضة',
    'می‌خواهم دعا کنم',
    '母が病気です',
    'Minha mãe está doente 🙏🏽',
    '👩‍👧',
  ])('keeps %s as it is', (text) => {
    expect(cleanText(text)).toBe(text)
  })

  test('counts characters as a person does', () => {
    expect(countCharacters('mãe')).toBe(3)
    expect(countCharacters('👩‍👧🙏🏽')).toBe(2)
  })
})
