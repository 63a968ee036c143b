import { Button } from '@mantine/core'
import { useRef } from 'react'
import { onDemand, useOnDemand } from '../../ui/hooks/on-demand.ts'
import classes from './example.module.css'

const DIALOG_ID = 'example'

const content = onDemand(async () => (await import('./example-content.tsx')).ExampleContent)

/** The browser's own dialog: it holds the focus, closes on Esc, and gives the focus back. */
export function Example() {
  const dialog = useRef<HTMLDialogElement>(null)
  const { Part: Content, fetch } = useOnDemand(content)
  const openWhereTheBrowserDoesNot = () => {
    if (!('command' in HTMLButtonElement.prototype)) dialog.current?.showModal()
  }
  return (
    <>
      <Button
        variant="subtle"
        size="md"
        aria-haspopup="dialog"
        onPointerEnter={fetch}
        onFocus={fetch}
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
        onToggle={fetch}
        onClick={({ target }) => target === dialog.current && dialog.current.close()}
      >
        {Content ? (
          <div>
            <Content dialog={dialog} />
          </div>
        ) : (
          // Empty, which tells React to leave what the build wrote as it stands.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
          <div key="built" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        )}
      </dialog>
    </>
  )
}
