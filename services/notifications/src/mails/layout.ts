import { htmlEscape } from 'escape-goat'
import type { Block } from '../domain/issue.ts'

export interface MailContent {
  readonly subject: string
  /** Shown beside the subject, and hidden in the mail itself. */
  readonly preview?: string
  readonly blocks: readonly Block[]
}

export interface RenderedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A mail as text and as HTML, saying the same. It has no pictures, and takes the colours of light or dark from its reader. */
export function renderMail({ subject, preview, blocks }: MailContent): RenderedMail {
  return {
    subject,
    text: `${blocks.map(asText).join('\n\n')}\n`,
    html: [
      htmlEscape`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
      htmlEscape`<meta name="color-scheme" content="light dark"><title>${subject}</title></head>`,
      '<body style="margin:0;padding:32px 20px;font:17px/1.65 Georgia,serif"><div style="max-width:560px;margin:0 auto">',
      preview ? htmlEscape`<div style="display:none;max-height:0;overflow:hidden">${preview}</div>` : '',
      ...blocks.map(asHtml),
      '</div></body></html>',
    ]
      .filter((line) => line !== '')
      .join('\n'),
  }
}

function asText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return block.text.toUpperCase()
    case 'paragraph':
    case 'small':
      return wrapped(block.text)
    case 'list':
      return block.items.map((item) => wrapped(`- ${item}`, '  ')).join('\n')
    case 'quotation':
      return [wrapped(`  “${block.text}”`, '  '), `  ${block.reference}, King James Version`].join('\n')
    case 'verses':
      return block.verses.map(({ number, text }) => wrapped(`${number} ${text}`, '  ')).join('\n')
    case 'link':
    case 'small-link':
      return `${block.text}: ${block.url}`
  }
}

/** RFC 5322, 2.1.1 advises 78 at most; each answer that quotes a line makes it longer. */
const LINE_LENGTH_MAX = 72

/** Breaks between words; later lines begin with the indent. */
function wrapped(text: string, indent = ''): string {
  const [first = '', ...words] = text.split(/(?<=\S) /)
  const lines = [first]
  for (const word of words) {
    const line = `${lines.at(-1)} ${word}`
    if (line.length <= LINE_LENGTH_MAX) lines.splice(-1, 1, line)
    else lines.push(`${indent}${word}`)
  }
  return lines.join('\n')
}

const BUTTON =
  'background:#4d6249;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;display:inline-block'
const SMALL = 'opacity:.75;font-size:14px'
const QUOTED = 'margin:24px 0;padding-left:18px;border-left:3px solid #8a8578;font-style:italic'
const SOURCE = 'opacity:.75;font-style:normal;font-size:14px'
const NUMBER = 'opacity:.7;font-size:12px;padding-right:6px'

function asHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return htmlEscape`<h2 style="font-size:20px;line-height:1.3;margin:32px 0 12px">${block.text}</h2>`
    case 'paragraph':
      return htmlEscape`<p>${block.text}</p>`
    case 'small':
      return htmlEscape`<p style="${SMALL}">${block.text}</p>`
    case 'list':
      return `<ul>${block.items.map((item) => htmlEscape`<li style="margin:8px 0">${item}</li>`).join('')}</ul>`
    case 'quotation':
      return [
        htmlEscape`<blockquote style="${QUOTED}">“${block.text}”<br>`,
        htmlEscape`<span style="${SOURCE}">${block.reference}, King James Version</span></blockquote>`,
      ].join('')
    case 'verses':
      return block.verses
        .map(
          ({ number, text }) =>
            htmlEscape`<p style="margin:6px 0"><span style="${NUMBER}">${number}</span>${text}</p>`,
        )
        .join('\n')
    case 'small-link':
      return htmlEscape`<p style="${SMALL}"><a href="${block.url}" style="color:inherit">${block.text}</a></p>`
    case 'link':
      return htmlEscape`<p style="margin:28px 0"><a href="${block.url}" style="${BUTTON}">${block.text}</a></p>`
  }
}
