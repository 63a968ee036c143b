import { notify } from './notify.tsx'

/** Puts text on the clipboard, and says so, or why not. */
export async function copyText(
  text: string,
  { done, failed }: { done: string; failed: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify.success(done)
  } catch {
    notify.failure(failed)
  }
}

/** Hands something to the device. False when the person thought better of it: then nothing was shared. */
export async function shareWithDevice(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false
    throw error
  }
}

export function canShare(): boolean {
  return typeof navigator.share === 'function'
}
