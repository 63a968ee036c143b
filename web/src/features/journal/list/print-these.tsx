import { Button, Group } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Prayer } from '../../../api/types.ts'
import { NeedsConnection } from '../../../ui/needs-connection.tsx'
import { notify } from '../../../ui/notify.tsx'
import { readPage, type WhichPrayers } from '../queries.ts'
import { PrintSheets } from './print-sheets.tsx'

const AT_ONCE = 100

/** Prints everything that is narrowed to, also what is not on the screen yet. */
export function PrintThese({ which }: { which: WhichPrayers }) {
  const [read, setRead] = useState<number>()
  const [sheets, setSheets] = useState<readonly Prayer[]>([])
  const stopper = useRef<AbortController>(undefined)
  useEffect(() => () => stopper.current?.abort(), [])

  const print = async () => {
    const stopping = new AbortController()
    stopper.current = stopping
    setRead(0)
    try {
      const prayers = await readAll(which, stopping.signal, setRead)
      flushSync(() => setSheets(prayers))
      window.addEventListener('afterprint', () => setSheets([]), { once: true })
      window.print()
    } catch {
      if (!stopping.signal.aborted) notify.failure('The prayers could not be loaded for printing')
    }
    setRead(undefined)
  }

  return (
    <Group gap="sm">
      {read === undefined ? (
        <NeedsConnection>
          <Button size="sm" variant="subtle" onClick={print}>
            Print these
          </Button>
        </NeedsConnection>
      ) : (
        <>
          <span role="status">{read === 0 ? 'Getting the pages ready' : `${read} prayers ready`}</span>
          <Button size="sm" variant="default" onClick={() => stopper.current?.abort()}>
            Stop
          </Button>
        </>
      )}
      {sheets.length > 0 && <PrintSheets prayers={sheets} />}
    </Group>
  )
}

async function readAll(
  which: WhichPrayers,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<readonly Prayer[]> {
  const prayers: Prayer[] = []
  let cursor: string | null | undefined
  while (cursor !== null) {
    const page = await readPage({ ...which, limit: AT_ONCE, cursor: cursor ?? undefined }, signal)
    prayers.push(...page.items)
    onProgress(prayers.length)
    cursor = page.next_cursor
  }
  return prayers
}
