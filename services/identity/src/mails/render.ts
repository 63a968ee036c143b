import { htmlEscape } from 'escape-goat'
import { type MailFacts, wordsOf } from './words.ts'

export interface RenderedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface Sender {
  readonly product: string
  readonly support: string
}

/** A mail as text and as HTML, saying the same. */
export function renderMail(facts: MailFacts, { product, support }: Sender): RenderedMail {
  const words = wordsOf(facts, product, support)
  return { subject: words.subject, text: asText(facts, words, product), html: asHtml(facts, words, product) }
}

type Words = ReturnType<typeof wordsOf>

const CODE_LEAD = 'On another device, enter this code:'

function asText({ link, code }: MailFacts, { lead, action, ending }: Words, product: string): string {
  const paragraphs = [
    lead,
    link && `${action}: ${link}`,
    code && `${link ? `${CODE_LEAD} ` : ''}${code}`,
    ending,
    product,
  ]
  return `${paragraphs.filter((each) => each).join('\n\n')}\n`
}

function asHtml(
  { link, code }: MailFacts,
  { subject, lead, action, ending }: Words,
  product: string,
): string {
  const button =
    link &&
    htmlEscape`<p style="margin:28px 0"><a href="${link}" style="background:#3b4a6b;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;display:inline-block">${action}</a></p>`
  const digits =
    code &&
    htmlEscape`<p>${link ? CODE_LEAD : ''}</p><p style="font-size:28px;letter-spacing:6px;margin:8px 0 28px"><strong>${code}</strong></p>`
  return [
    htmlEscape`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${subject}</title></head>`,
    '<body style="margin:0;padding:32px 20px;font:16px/1.6 Georgia,serif"><div style="max-width:520px;margin:0 auto">',
    htmlEscape`<p>${lead}</p>`,
    button,
    digits,
    htmlEscape`<p style="opacity:.75">${ending}</p><p style="opacity:.75">${product}</p></div></body></html>`,
  ]
    .filter((each) => each)
    .join('\n')
}
