import { Button, Group } from '@mantine/core'
import { type RefObject, useState } from 'react'
import { notify } from '../../ui/notify.tsx'
import { shareWithDevice } from '../../ui/share.ts'
import type { Card } from './card.ts'
import { useRecordShared } from './queries.ts'

interface CardActionsProps {
  prayerId: string
  card: Card
  canvas: RefObject<HTMLCanvasElement | null>
  isDrawn: boolean
}

/** Takes the picture out of here. It counts as shared when it really went out (D-26). */
export function CardActions({ prayerId, card, canvas, isDrawn }: CardActionsProps) {
  const record = useRecordShared(prayerId)
  const [isBusy, setBusy] = useState(false)
  const share = canShareFiles()

  const deliver = async (
    way: (canvas: HTMLCanvasElement) => Promise<string | undefined>,
    failure: string,
  ) => {
    if (!canvas.current || isBusy) return
    setBusy(true)
    try {
      const news = await way(canvas.current)
      if (news !== undefined) {
        record.mutate()
        notify.success(news)
      }
    } catch {
      notify.failure(failure)
    }
    setBusy(false)
  }
  const file = (from: HTMLCanvasElement) => fileOf(from, fileNameOf(card))

  return (
    <Group gap="sm">
      {share && (
        <Button
          disabled={!isDrawn}
          loading={isBusy}
          onClick={() =>
            deliver(
              async (from) =>
                (await shareWithDevice({ files: [await file(from)] })) ? 'Picture shared' : undefined,
              'The picture could not be shared. You can download it instead.',
            )
          }
        >
          Share
        </Button>
      )}
      <Button
        variant={share ? 'default' : 'filled'}
        disabled={!isDrawn}
        onClick={() =>
          deliver(async (from) => {
            downloadFile(await file(from))
            return 'Picture downloaded'
          }, 'The picture could not be downloaded')
        }
      >
        Download image
      </Button>
      {canCopyImages() && (
        <Button
          variant="default"
          disabled={!isDrawn}
          onClick={() =>
            deliver(async (from) => {
              await copyImage(from)
              return 'Picture copied'
            }, 'The picture could not be copied. You can download it instead.')
          }
        >
          Copy image
        </Button>
      )}
    </Group>
  )
}

/** 'selah-psalm-23-1.png' */
function fileNameOf({ passage, product }: Card): string {
  const words = `${product} ${passage.source?.reference ?? 'prayer'}`
  return `${words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.png`
}

/** The picture as a file. */
export async function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new File([await blobOf(canvas)], name, { type: 'image/png' })
}

/** Whether the device has a share sheet that takes a picture. */
export function canShareFiles(): boolean {
  const probe = new File([], 'card.png', { type: 'image/png' })
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] })
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

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))),
      'image/png',
    ),
  )
}
