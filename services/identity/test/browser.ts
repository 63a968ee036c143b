/**
 * Opens the page behind a mailed link and sends its form, as a browser does by itself. Does not follow the redirect.
 * The request comes from the network address `place`, if one is given.
 */
export async function openLink(link: string, origin: string, place?: string): Promise<URL> {
  const page = await fetch(atService(link, origin))
  const answer = await fetch(new URL('verify', page.url), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(place && { 'x-forwarded-for': place }),
    },
    body: new URLSearchParams(hiddenFields(await page.text())),
    redirect: 'manual',
  })
  const location = answer.headers.get('location')
  if (answer.status !== 303 || !location) throw new Error(`the link answered ${answer.status}`)
  return new URL(location)
}

/** The link of a mail leads to the public address; in a test nothing answers there. */
export function atService(link: string, origin: string): string {
  const { pathname, search } = new URL(link)
  return `${origin}${pathname}${search}`
}

export function fragmentOf(url: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.hash.slice(1)))
}

function hiddenFields(html: string): [string, string][] {
  const fields = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)
  return [...fields].map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')])
}
