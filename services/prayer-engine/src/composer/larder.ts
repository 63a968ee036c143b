import type { PrayerRequest } from '../prayer.ts'
import type { Heard } from './echo/listen.ts'
import type { Theme } from './echo/themes.ts'
import type { Line, Stock, VoiceKind } from './stock.ts'
import {
  CATEGORY_STOCKS,
  CLOSING_STOCK,
  CRISIS_STOCK,
  ECHO_STOCK,
  GENERAL_STOCK,
  MOOD_STOCKS,
  SCRIPTURE_STOCK,
  THEME_STOCKS,
  TONE_STOCKS,
} from './stocks.ts'

export { CLOSING_STOCK, ECHO_STOCK, SCRIPTURE_STOCK }

/** Finds the lines a slot may be filled from. */
export type Larder = (source: string) => readonly Line[]

/** Lays out the stocks one request may draw on. */
export function larderFor(request: PrayerRequest, heard: Heard, kind: VoiceKind): Larder {
  const category = CATEGORY_STOCKS[request.category]
  const mood = MOOD_STOCKS[request.mood]
  const tone = TONE_STOCKS[request.tone]
  const themes = heard.themes.map(({ theme }) => THEME_STOCKS[theme as Theme])
  const fromThemes = (section: string) => themes.flatMap((stock) => stock[section] ?? [])
  const shelves: Record<string, () => readonly Line[]> = {
    address: () => [...of(tone, 'address'), ...of(category, 'address'), ...of(GENERAL_STOCK, 'address')],
    bring: () => of(GENERAL_STOCK, 'bring'),
    'bring.us': () => of(GENERAL_STOCK, 'bring-us'),
    'bring.thanks': () => of(GENERAL_STOCK, 'bring-thanks'),
    'mood.complaint': () => of(mood, 'complaint'),
    'mood.thanks': () => of(mood, 'thanks'),
    'mood.trust': () => of(mood, 'trust'),
    'mood.petition': () => of(mood, 'petition'),
    'category.complaint': () => tellable(of(category, 'complaint'), kind),
    'category.thanks': () => of(category, 'thanks'),
    'category.trust': () => [...of(category, 'trust'), ...fromThemes('trust')],
    'category.petition': () => of(category, 'petition'),
    confession: () => of(category, 'confession'),
    response: () => of(SCRIPTURE_STOCK, 'response'),
    unresolved: () => of(GENERAL_STOCK, 'unresolved'),
    'night.thanks': () => of(GENERAL_STOCK, 'night-thanks'),
    'general.trust': () => of(GENERAL_STOCK, 'trust'),
    'general.petition': () => of(GENERAL_STOCK, 'petition'),
    'general.praise': () => [...of(GENERAL_STOCK, 'praise'), ...of(category, 'praise')],
    'tone.thanks': () => of(tone, 'thanks'),
    'tone.trust': () => of(tone, 'trust'),
    'tone.petition': () => of(tone, 'petition'),
    'tone.praise': () => of(tone, 'praise'),
  }
  return (source) => {
    if (source.startsWith('crisis.')) return of(CRISIS_STOCK, source.slice('crisis.'.length))
    const [, theme, section = ''] = /^theme\.(\w+)\.(\w+)$/.exec(source) ?? []
    if (theme) return of(THEME_STOCKS[theme as Theme], section)
    return shelves[source]?.() ?? []
  }
}

/** In a prayer for somebody else, the need told of is theirs. */
function tellable(lines: readonly Line[], kind: VoiceKind): readonly Line[] {
  return kind === 'other' ? lines.filter((line) => !line.isOwn || line.voices?.includes('other')) : lines
}

function of(stock: Stock, section: string): readonly Line[] {
  return stock[section] ?? []
}
