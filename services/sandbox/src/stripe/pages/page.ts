/** Escapes text for HTML. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** A page of the sandbox, which says on each that it is one. */
export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 30rem; margin: 0 auto; padding: 1rem; }
  .note { background: #fff3bf; color: #2b2400; padding: .5rem .75rem; border-radius: .5rem; font-weight: 600; }
  .error { background: #ffe3e3; color: #5c0000; padding: .5rem .75rem; border-radius: .5rem; }
  label { display: block; margin: .75rem 0; }
  input, select { display: block; width: 100%; box-sizing: border-box; font: inherit; padding: .5rem; }
  button { font: inherit; padding: .6rem 1rem; margin: .25rem 0; }
  td, th { text-align: left; padding: .25rem .75rem .25rem 0; }
</style>
</head>
<body>
<p class="note" role="note">Sandbox: no money moves</p>
<h1>${escaped(title)}</h1>
${body}
</body>
</html>
`
}

export function money(amount: number | null, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  return format.format((amount ?? 0) / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

export function day(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10)
}
