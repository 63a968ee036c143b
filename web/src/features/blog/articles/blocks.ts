/** Words of scripture inside a sentence. A test compares every one with the bundled text. */
export interface Quote {
  readonly reference: string
  readonly quote: string
  /** Whether the reference stands behind it; not where a passage it was taken from has just been named. */
  readonly named: boolean
}

export type Words = readonly (string | Quote)[]

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly words: Words }
  | { readonly kind: 'list'; readonly items: readonly Words[] }
  | { readonly kind: 'scripture'; readonly reference: string; readonly quote: string }

/** A paragraph: p`text, ${q('Psalm 62:8', 'words of scripture')}, text`. */
export function p(strings: TemplateStringsArray, ...values: readonly (string | number | Quote)[]): Block {
  return { kind: 'paragraph', words: w(strings, ...values) }
}

export function h(text: string): Block {
  return { kind: 'heading', text }
}

export function list(...items: readonly Words[]): Block {
  return { kind: 'list', items }
}

/** A passage that stands by itself. */
export function scripture(reference: string, quote: string): Block {
  return { kind: 'scripture', reference, quote }
}

/** A quotation in a sentence, followed by where it stands. */
export function q(reference: string, quote: string): Quote {
  return { reference, quote, named: true }
}

/** A quotation in a sentence that has already said where it is from. */
export function phrase(reference: string, quote: string): Quote {
  return { reference, quote, named: false }
}

/** The words of an item in a list, or of a paragraph. Line breaks of the source are spaces. */
export function w(strings: TemplateStringsArray, ...values: readonly (string | number | Quote)[]): Words {
  const words = strings.flatMap((text, index): (string | Quote)[] => {
    const value = values[index]
    const plain = text.replaceAll(/\s+/g, ' ')
    return value === undefined ? [plain] : [plain, typeof value === 'number' ? String(value) : value]
  })
  return words.filter((word) => word !== '')
}

/** An article's words as somebody reads them, for counting. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.map(textOf).join('\n\n')
}

function textOf(block: Block): string {
  if (block.kind === 'heading') return block.text
  if (block.kind === 'scripture') return `${block.quote} ${block.reference}`
  return (block.kind === 'list' ? block.items : [block.words]).map(sayWords).join('\n')
}

function sayWords(words: Words): string {
  return words.map((word) => (typeof word === 'string' ? word : word.quote)).join('')
}
