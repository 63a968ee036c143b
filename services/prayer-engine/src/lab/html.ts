/** Text as HTML shows it: nothing in it is markup. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const STYLE = `
  body { font: 1.05rem/1.6 Georgia, serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; color: #2b2622; background: #fbf8f3 }
  h1, h2, h3 { line-height: 1.25; font-weight: 600 } a { color: #7a4a2b } nav a, .choices a { margin-right: .6rem; white-space: nowrap }
  .chosen { font-weight: 700; text-decoration: none; color: inherit } .prayer { background: #fff; border: 1px solid #e4dccf; border-radius: .5rem; padding: .5rem 1.5rem }
  .quotation { font-style: italic } .told { color: #7a4a2b } .finding { color: #9b1c1c } small, .quiet { color: #6d645b } table { border-collapse: collapse; width: 100% }
  td, th { text-align: left; vertical-align: top; padding: .35rem .6rem .35rem 0; border-top: 1px solid #e4dccf } textarea { width: 100%; font: inherit; min-height: 5rem } button, select { font: inherit }
  @media (prefers-color-scheme: dark) { body { background: #1f1b18; color: #ece5da } .prayer { background: #292420; border-color: #4a423b } a, .told { color: #e0a982 } td, th { border-color: #4a423b } .quiet, small { color: #a99f93 } .finding { color: #ff9b9b } textarea, select, button { background: #292420; color: inherit; border: 1px solid #4a423b } }
`

/** A whole page of the lab. `body` is HTML. */
export function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`
}
