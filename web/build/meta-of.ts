/** The content of a `<meta>` that React has rendered, still escaped as it is in HTML. */
export function metaOf(head: string, name: string): string | undefined {
  const [, content] = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head) ?? []
  return content
}
