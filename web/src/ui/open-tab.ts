/** Opens an address in a tab of its own that cannot reach this one. False where the browser blocks it. */
export function openTab(url: string): boolean {
  // `noopener` would hide whether it was blocked. An empty tab has no address yet that could use its opener.
  const tab = window.open('', '_blank')
  if (!tab) return false
  tab.opener = null
  tab.location.replace(url)
  return true
}
