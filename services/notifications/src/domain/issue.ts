/** A part of a mail, which is written as text and as HTML. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph' | 'small'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'quotation'; readonly text: string; readonly reference: string }
  | {
      readonly kind: 'verses'
      readonly verses: readonly { readonly number: number; readonly text: string }[]
    }
  | { readonly kind: 'link' | 'small-link'; readonly text: string; readonly url: string }

/** One issue of the weekly letter. */
export interface Issue {
  readonly number: number
  readonly subject: string
  /** What a mail program shows beside the subject. */
  readonly preview: string
  /** What the devotional is about. */
  readonly passage: string
  readonly blocks: readonly Block[]
}

/** Looks up the words of a passage; undefined where there is no such passage. */
export type Quote = (reference: string) => { readonly text: string; readonly reference: string } | undefined

const PARTS = /^---\n(?<fields>.*?)\n---\n(?<body>.*)$/s

/**
 * Reads an issue from Markdown: fields, `## headings`, paragraphs, `- lists`, and `> references` that are replaced by the
 * words of the passage. Throws when a field or a passage is missing.
 */
export function parseIssue(markdown: string, quote: Quote): Issue {
  const { fields = '', body = '' } = PARTS.exec(markdown)?.groups ?? {}
  const field = fieldsOf(fields)
  const blocks = body
    .trim()
    .split(/\n\s*\n/)
    .map((part) => blockOf(part, quote))
  return {
    number: Number(field('number')),
    subject: field('subject'),
    preview: field('preview'),
    passage: field('passage'),
    blocks,
  }
}

function fieldsOf(lines: string): (name: string) => string {
  const pairs = lines.split('\n').map((line) => /^(\w+): (.+)$/.exec(line)?.slice(1) ?? [])
  const values = new Map(pairs.map(([name, value]) => [name, value]))
  return (name) => {
    const value = values.get(name)
    if (!value) throw new Error(`an issue has no ${name}`)
    return value
  }
}

function blockOf(part: string, quote: Quote): Block {
  if (part.startsWith('## ')) return { kind: 'heading', text: part.slice(3) }
  if (part.startsWith('- ')) return { kind: 'list', items: part.slice(2).split(/\n- /).map(oneLine) }
  if (!part.startsWith('> ')) return { kind: 'paragraph', text: oneLine(part) }
  const quoted = quote(part.slice(2))
  if (!quoted) throw new Error(`there is no passage ${part.slice(2)}`)
  return { kind: 'quotation', text: quoted.text, reference: quoted.reference }
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
