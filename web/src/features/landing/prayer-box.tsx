import { Button, Container, Title } from '@mantine/core'
import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { useConfig } from '../../api/config.ts'
import { facts } from '../../facts.ts'
import { paths } from '../../paths.ts'
import { focusUnlessFirst } from '../../ui/page/page.tsx'
import { Picture } from '../../ui/picture.tsx'
import dawn from './art/dawn.svg'
import { Example } from './example.tsx'
import heroClasses from './hero.module.css'
import classes from './prayer-box.module.css'

/** Where a visitor's words wait until they are signed in. Nothing of it is sent from here. */
export interface RequestBox {
  /** What is waiting already; only asked in a browser. */
  readonly find: () => string | undefined
  /** Nothing, when the box was emptied. */
  readonly keep: (situation: string) => void
  readonly begin: (situation: string) => void
  readonly charactersMax: number
}

/**
 * A form without script as well: it leads to /generate then. The field has no name, so a person's words never
 * become part of an address.
 */
export function PrayerBox({ request }: { request: RequestBox }) {
  const { begin, charactersMax } = request
  const field = useRef<HTMLTextAreaElement>(null)
  useKept(field, request)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    begin(field.current?.value.trim() ?? '')
  }

  return (
    <>
      <div className={classes.box}>
        <form id="request" action={paths.generate} method="get" onSubmit={submit}>
          <label htmlFor="heart" className={classes.label}>
            What is on your heart?
          </label>
          <textarea
            id="heart"
            ref={field}
            rows={3}
            maxLength={charactersMax}
            aria-describedby="heart-note"
            placeholder="A worry, a thank-you, someone you love…"
            className={classes.field}
          />
        </form>
        {/* Beside the form, not in it: the dialog of the example has a form of its own. */}
        <div className={classes.actions}>
          <Button type="submit" form="request" size="md">
            Begin a prayer
          </Button>
          <Example />
        </div>
      </div>
      <p id="heart-note" className={classes.note}>
        A free account gives you {facts.freePrayers} prayers, with no credit card. What you write here stays
        on this device until you sign in, for {facts.typedBeforeSignInHours} hours at most.
      </p>
    </>
  )
}

/** How long somebody pauses before what they typed is kept. */
const PAUSE_MS = 300

/** Whichever way somebody leaves the page, what they typed is kept, and they find it when they come back. */
function useKept(field: RefObject<HTMLTextAreaElement | null>, { find, keep }: RequestBox): void {
  useEffect(() => {
    const box = field.current
    if (!box) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const keepNow = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      keep(box.value)
    }
    const keepSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(keepNow, PAUSE_MS)
    }
    // The page could be written in before this ran.
    if (box.value === '') box.value = find() ?? ''
    else keepSoon()
    box.addEventListener('input', keepSoon)
    window.addEventListener('pagehide', keepNow)
    return () => {
      box.removeEventListener('input', keepSoon)
      window.removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [field, find, keep])
}

export function Hero({ request }: { request: RequestBox }) {
  const { product } = useConfig()
  return (
    <Container size={1080} className={heroClasses.hero}>
      <div className={heroClasses.words}>
        <Title order={1} tabIndex={-1} ref={focusUnlessFirst} className={heroClasses.title}>
          Words to pray when yours run out
        </Title>
        <p className={heroClasses.lead}>
          Say what is on your heart. {product} finds a psalm that has been there before you, and shapes a
          prayer around it, for you to pray.
        </p>
        <PrayerBox request={request} />
      </div>
      <Picture src={dawn} width={480} height={600} className={heroClasses.plate} />
    </Container>
  )
}
