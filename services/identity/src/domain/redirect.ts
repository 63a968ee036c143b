/** Where links may lead. */
export interface RedirectRules {
  /** The product's own page: every path of it is allowed, and it is where everything else ends. */
  readonly siteUrl: string
  /** Patterns of further URLs: `*` stands for anything but `.` and `/`, `**` for anything. */
  readonly allowed: readonly string[]
}

/** Schemes that run or reveal something instead of leading somewhere. */
const REFUSED_SCHEMES = new Set(['javascript:', 'data:', 'vbscript:', 'file:', 'blob:', 'about:'])
const HOST = /^[a-z0-9.-]+$/
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The first of the wishes that is allowed, else the product's own page. A wish that is not allowed is no error. */
export function redirectTarget(wishes: readonly (string | undefined)[], rules: RedirectRules): string {
  return wishes.find((wish) => wish !== undefined && isAllowed(wish, rules)) ?? rules.siteUrl
}

export function isAllowed(wish: string, { siteUrl, allowed }: RedirectRules): boolean {
  if (wish.includes('\\') || !URL.canParse(wish)) return false
  const url = new URL(wish)
  if (REFUSED_SCHEMES.has(url.protocol) || url.username || url.password) return false
  if (isWeb(url) && !hasPlainHost(url, wish)) return false
  if (isSameSite(url, new URL(siteUrl))) return true
  url.hash = ''
  // `https://app.example` and `https://app.example/` are one place.
  const spellings = [url.href, url.href.replace(/\/$/, '')]
  return allowed.some((pattern) => spellings.some((spelling) => globToRegExp(pattern).test(spelling)))
}

/** Adds parameters to a URL's query, keeping what is there, and drops its fragment. */
export function withQuery(target: string, params: Record<string, string>): URL {
  const url = new URL(target)
  url.hash = ''
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  return url
}

function isWeb({ protocol }: URL): boolean {
  return protocol === 'http:' || protocol === 'https:'
}

/** A name, or a loopback address. `http://2130706433/` and friends are addresses in disguise. */
function hasPlainHost({ hostname }: URL, wish: string): boolean {
  if (LOOPBACK.has(hostname)) return hostAsWritten(wish) === hostname
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname)
  return !isAddress && HOST.test(hostname)
}

function hostAsWritten(wish: string): string {
  const authority = /^[a-z]+:\/\/([^/?#]*)/i.exec(wish)?.[1] ?? ''
  return authority.replace(/:\d*$/, '').toLowerCase()
}

function isSameSite(url: URL, site: URL): boolean {
  if (url.protocol !== site.protocol || url.hostname !== site.hostname) return false
  return url.port === site.port || LOOPBACK.has(site.hostname)
}

function globToRegExp(glob: string): RegExp {
  const pattern = glob.replace(/\*\*|\*|[^*]+/g, (part) => {
    if (part === '**') return '.*'
    return part === '*' ? '[^./]*' : part.replace(/\W/g, '\\$&')
  })
  return new RegExp(`^${pattern}$`)
}
