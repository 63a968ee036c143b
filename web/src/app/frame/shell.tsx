import { useHotkeys, useNetwork } from '@mantine/hooks'
import { useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { isPrerendered, paths } from '../../paths.ts'
import { useToastList } from '../../ui/toast-place.ts'
import { Footer } from './footer.tsx'
import { Header, HeaderVerse } from './header.tsx'
import { ProgressLine } from './progress-line.tsx'
import classes from './shell.module.css'
import { TagQuestion } from './tag-question.tsx'
import toastsClasses from './toasts.module.css'

/** What stands around every page: the header, the news, and a word when the network is gone. */
export function Shell() {
  const { pathname } = useLocation()
  return (
    <>
      <button type="button" className={classes.skip} onClick={skip}>
        Skip to content
      </button>
      <header className={classes.header}>
        <Header />
        <ProgressLine />
        <OfflineLine />
      </header>
      {isPrerendered(pathname) && <HeaderVerse />}
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <TagQuestion />
      <footer className={classes.footer}>
        <Footer />
      </footer>
      <Toasts />
      <ScrollRestoration />
    </>
  )
}

/** Moves the focus without a navigation: the page, and what it holds, stays as it is. */
function skip(): void {
  document.getElementById('main')?.focus()
}

/** Where news appears. Alt+T moves the focus there, also out of a field. */
export function Toasts() {
  const region = useRef<HTMLElement>(null)
  const List = useToastList()
  useHotkeys([['alt+T', () => region.current?.focus(), { usePhysicalKeys: true }]], [])
  return (
    <section ref={region} aria-label="Notifications" tabIndex={-1} className={toastsClasses.region}>
      {List && <List />}
    </section>
  )
}

/** A word under the header when the network is gone. It lies over the page, which does not move while somebody writes. */
export function OfflineLine() {
  const { online } = useNetwork()
  // The journal says itself what stands there.
  const isSaidThere = useLocation().pathname === paths.journal
  return (
    <div role="status" className={classes.offline}>
      {!online && !isSaidThere && <p>You are offline. Some things here need the connection.</p>}
    </div>
  )
}
