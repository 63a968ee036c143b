import { useConfig } from '../../api/config.ts'
import { notify } from '../../ui/notify.tsx'

/** THX-04: the device's own sharing where there is one, else the link on the clipboard. */
export function useShareWithFriend() {
  const { product, baseUrl } = useConfig()
  return async () => {
    try {
      if ('share' in navigator) await navigator.share({ title: product, url: baseUrl })
      else await copy(baseUrl)
    } catch (error) {
      // Whoever closes the sheet has changed their mind.
      if (!isAbort(error)) notify.failure(`The link could not be shared. It is ${baseUrl}`)
    }
  }
}

async function copy(link: string): Promise<void> {
  await navigator.clipboard.writeText(link)
  notify.success('Link copied')
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
