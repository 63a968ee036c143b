import { Button } from '@mantine/core'
import { useRef } from 'react'
import classes from './example.module.css'
import { ExampleContent } from './example-content.tsx'
import { spokenSentences } from './sample-prayer.ts'
import { useDeviceVoice } from './use-device-voice.ts'

const DIALOG_ID = 'example'

/** The browser's own dialog: it holds the focus, closes on Esc, and gives the focus back. */
export function Example() {
  const dialog = useRef<HTMLDialogElement>(null)
  const voice = useDeviceVoice(spokenSentences)
  const close = () => dialog.current?.close()
  const openWhereTheBrowserDoesNot = () => {
    if (!('command' in HTMLButtonElement.prototype)) dialog.current?.showModal()
  }
  return (
    <>
      <Button
        variant="subtle"
        size="md"
        aria-haspopup="dialog"
        onClick={openWhereTheBrowserDoesNot}
        // Opens it before the script is there, or without it, where the browser knows how.
        {...{ command: 'show-modal', commandfor: DIALOG_ID }}
      >
        See an Example
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the browser's; this is a press beside the dialog */}
      <dialog
        ref={dialog}
        id={DIALOG_ID}
        aria-labelledby="example-title"
        className={classes.dialog}
        onClose={voice.stop}
        onClick={({ target }) => target === dialog.current && close()}
      >
        <ExampleContent voice={voice} onClose={close} />
      </dialog>
    </>
  )
}
