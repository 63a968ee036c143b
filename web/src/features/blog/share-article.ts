import { notify } from '../../ui/notify.tsx'

/** Hands the article to whatever the device shares with; where it shares with nothing, its link is copied (BLG-08). */
export async function shareArticle(title: string): Promise<void> {
  const url = location.origin + location.pathname
  if (typeof navigator.share === 'function') {
    const outcome = await navigator.share({ title, url }).then(
      () => 'shared',
      (error: unknown) =>
        error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'failed',
    )
    if (outcome !== 'failed') return
  }
  await copyLink(url)
}

async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    notify.success('Link copied')
  } catch {
    notify.failure(`The link could not be copied. It is ${url}`)
  }
}
