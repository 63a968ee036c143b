import { expect, test } from 'vitest'
import { cardSvg } from './card-svg.ts'
import { cardWords } from './card-words.ts'
import { drawCards } from './draw-cards.ts'

const head = (card: string, description: string) =>
  `<meta property="og:image:alt" content="${card}"/><meta name="description" content="${description}"/>`

test('a card is a picture of the size that networks ask for', async () => {
  const rendered = { head: head('Stillness', 'How to be still.'), body: '', modules: [] }

  const [[file, png] = ['', new Uint8Array()]] = await drawCards(
    [{ path: '/blog/stillness', file: '', rendered }],
    () => '/cards/blog-stillness.png',
  )

  expect(file).toBe('cards/blog-stillness.png')
  const view = new DataView(png.buffer, png.byteOffset)
  expect([view.getUint32(16), view.getUint32(20)]).toEqual([1200, 630])
})

test('a card says what the page says, and never the name that only the operator knows', () => {
  expect(cardWords(head('Faith &amp; &quot;hope&quot;', 'It&#x27;s &lt;here&gt;'))).toEqual({
    title: 'Faith & "hope"',
    text: "It's <here>",
  })
  expect(cardWords(head('About __PRODUCT_NAME__', 'Who we are'))).toEqual({ title: 'Who we are', text: '' })
})

test('long words on a card are broken, and cut where there is no more room', () => {
  const svg = cardSvg({ title: 'On <being> still', text: 'a good while '.repeat(40) })
  const lines = [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, line = '']) => line)

  expect(lines[0]).toBe('On &lt;being&gt; still')
  expect(lines).toHaveLength(4)
  expect(lines.at(-1)).toMatch(/…$/)
})
