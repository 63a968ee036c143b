import type { Language } from './language.ts'

const NOTICES: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  es: 'Por ahora escribimos en inglés. Podemos escribir tu oración en inglés, o puedes contarlo en inglés para que diga más de ti.',
  pt: 'Por enquanto escrevemos em inglês. Podemos escrever a sua oração em inglês, ou você pode contar em inglês para que ela diga mais de você.',
  other:
    'We write in English for now. We can write your prayer in English, or you can tell it in English, so that the prayer can say more of it.',
}

/** What a person is told before a prayer is spent, when they write in another language; nothing for English. */
export function languageNotice(language: Language): string | undefined {
  return language === 'en' ? undefined : NOTICES[language]
}
