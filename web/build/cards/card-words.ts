import { PLACEHOLDERS } from '../../src/api/placeholders.ts'
import { metaOf } from '../meta-of.ts'
import type { CardWords } from './card-svg.ts'

/** What a page says on its card. A card is drawn before anybody knows the product's name, so it never says it. */
export function cardWords(head: string): CardWords {
  const [title = '', text = ''] = ['og:image:alt', 'description']
    .map((name) => metaOf(head, name) ?? '')
    .filter((words) => !words.includes(PLACEHOLDERS.product))
  return { title: plain(title), text: plain(text) }
}

/** React escapes five characters in an attribute. */
function plain(html: string): string {
  const signs: Readonly<Record<string, string>> = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#x27;': "'",
    '&amp;': '&',
  }
  return html.replace(/&(?:lt|gt|quot|#x27|amp);/g, (sign) => signs[sign] ?? sign)
}
