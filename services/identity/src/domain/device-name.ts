import Bowser from 'bowser'

/** Only these names are shown: a request can call itself anything. */
const BROWSERS = new Map([
  ['Chrome', 'Chrome'],
  ['Chromium', 'Chromium'],
  ['Firefox', 'Firefox'],
  ['Microsoft Edge', 'Edge'],
  ['Opera', 'Opera'],
  ['Safari', 'Safari'],
  ['Samsung Internet for Android', 'Samsung Internet'],
])
const SYSTEMS = new Set(['Android', 'Chrome OS', 'iOS', 'Linux', 'macOS', 'Windows'])
const MODELS = new Set(['iPad', 'iPhone'])

/** A device in plain words, for example "Safari on iPhone". */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device'
  const { browser, os, platform } = Bowser.parse(userAgent)
  const name = BROWSERS.get(browser.name ?? '')
  const system = known(MODELS, platform.model) ?? known(SYSTEMS, os.name)
  if (name && system) return `${name} on ${system}`
  return name ?? (system ? `A browser on ${system}` : 'Unknown device')
}

function known(names: ReadonlySet<string>, name: string | undefined): string | undefined {
  return name !== undefined && names.has(name) ? name : undefined
}
