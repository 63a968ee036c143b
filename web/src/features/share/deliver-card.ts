/** The picture as a file. */
export async function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new File([await blobOf(canvas)], name, { type: 'image/png' })
}

/** Whether the device has a share sheet that takes a picture. */
export function canShareFiles(): boolean {
  const probe = new File([], 'card.png', { type: 'image/png' })
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] })
}

/** Hands the picture to the device. False when the person thought better of it: then nothing was shared. */
export async function shareFile(file: File): Promise<boolean> {
  return unlessTakenBack(navigator.share({ files: [file] }))
}

/** As shareFile, for a link. */
export async function shareAddress(url: string): Promise<boolean> {
  return unlessTakenBack(navigator.share({ url }))
}

export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

export function canCopyImages(): boolean {
  return typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function'
}

export async function copyImage(canvas: HTMLCanvasElement): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': blobOf(canvas) })])
}

async function unlessTakenBack(sharing: Promise<void>): Promise<boolean> {
  try {
    await sharing
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false
    throw error
  }
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))),
      'image/png',
    ),
  )
}
