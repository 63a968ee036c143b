import { Button } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import classes from './newsletter-form.module.css'

const load = () => import('./join.ts')

/**
 * The form of the weekly letter (NWS-01 to NWS-08). Its code is loaded when somebody comes near it. Without scripts it is
 * posted, so that an address never becomes part of a URL, and the answer leads to one of the two sentences.
 */
export function NewsletterForm() {
  const field = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const keepFocus = useFocusKept(isBusy)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !field.current) return
    keepFocus()
    setBusy(true)
    setFailed(false)
    setAsked(false)
    try {
      const { join } = await load()
      if (await join(field.current.value.trim())) {
        field.current.value = ''
        setAsked(true)
      }
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
      <form
        method="post"
        action="/api/v1/newsletter/form"
        noValidate
        onSubmit={submit}
        onFocus={() => void load().catch(() => {})}
      >
        <div className={classes.line}>
          <input
            ref={field}
            type="email"
            name="email"
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
        <p id="letter-asked" className={classes.answer} data-shown={isAsked || undefined}>
          Please open the welcome message and press its link: the letter comes only after that.
        </p>
        {!isAsked && (
          <p id="letter-refused" className={classes.answer}>
            That was not a complete email address. Please enter it again.
          </p>
        )}
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
