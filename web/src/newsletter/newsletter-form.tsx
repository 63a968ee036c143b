import { Button } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import classes from './newsletter-form.module.css'

const load = () => import('./join.ts')

/**
 * The form of the weekly letter (NWS-01 to NWS-08). Its code is loaded when somebody comes near it. The field has no
 * name and the form no target, so an address never becomes part of a URL, also before the scripts run.
 */
export function NewsletterForm() {
  const field = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const keepFocus = useFocusKept(isBusy)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !field.current) return
    keepFocus()
    setBusy(true)
    setFailed(false)
    try {
      const { join } = await load()
      if (await join(field.current.value.trim())) field.current.value = ''
    } catch {
      // Without that code there are no toasts either.
      setFailed(true)
    }
    setBusy(false)
  }

  return (
    <section aria-labelledby="newsletter" className={classes.newsletter}>
      <div>
        <h2 id="newsletter" className={classes.title}>
          Join Our Prayer Circle
        </h2>
        <p className={classes.about}>
          This is our email letter. Once a week it brings prayer prompts, a scripture devotional, and
          encouragement.
        </p>
      </div>
      <form method="dialog" noValidate onSubmit={submit} onFocus={() => void load().catch(() => {})}>
        <div className={classes.line}>
          <input
            ref={field}
            type="email"
            autoComplete="email"
            placeholder="Enter your email address"
            aria-label="Email address for the letter"
            aria-describedby="newsletter-note"
            disabled={isBusy}
            className={classes.field}
          />
          <Button type="submit" disabled={isBusy}>
            {isBusy ? 'Joining...' : 'Join Now'}
          </Button>
        </div>
        <p id="newsletter-note" className={classes.note}>
          No spam. Unsubscribe anytime. We respect your inbox.
        </p>
        {hasFailed && (
          <p role="alert" className={classes.failure}>
            Something went wrong. Please try again later.
          </p>
        )}
      </form>
    </section>
  )
}

/** A control that is disabled loses the focus: it gets it back when it is enabled again. */
function useFocusKept(isBusy: boolean): () => void {
  const focused = useRef<Element>(null)
  useEffect(() => {
    if (isBusy || document.activeElement !== document.body) return
    if (focused.current instanceof HTMLElement) focused.current.focus()
    focused.current = null
  }, [isBusy])
  return () => {
    focused.current = document.activeElement
  }
}
