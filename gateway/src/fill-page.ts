import escapeHtml from 'escape-html'

/** Elements whose content is data, not HTML: there a value is a part of a JSON string. */
const DATA = '<script type="application/(?:ld\\+)?json"[^>]*>[\\s\\S]*?</script>'

/** Puts values in the places of their placeholders, each escaped for where it stands. */
export function fillPage(html: string, values: ReadonlyMap<string, string>): string {
  const places = [...values.keys()].join('|')
  // In one pass: a value that looks like a placeholder stays what it is.
  return html.replace(new RegExp(`${DATA}|${places}`, 'g'), (found) => {
    const value = values.get(found)
    if (value !== undefined) return escapeHtml(value)
    return fillJson(found, values)
  })
}

/** The same for a file that is JSON as a whole. */
export function fillJson(json: string, values: ReadonlyMap<string, string>): string {
  return json.replace(new RegExp([...values.keys()].join('|'), 'g'), (place) =>
    escapeInJson(values.get(place) ?? ''),
  )
}

/** An escaped `<` cannot end the element early. */
function escapeInJson(value: string): string {
  return JSON.stringify(value).slice(1, -1).replaceAll('<', '\\u003c')
}
