/** The links of some HTML: their names, and where they lead. */
export function linksOf(html: string): [string, string][] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', name = '']) => [
    textOf(name),
    href,
  ])
}

/** As it is read: React parts neighbouring pieces of one text by empty comments. */
export function textOf(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
