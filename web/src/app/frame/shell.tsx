import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { isPrerendered } from '../../paths.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { HeaderVerse } from './header-verse.tsx'
import { OfflineLine } from './offline-line.tsx'
import { ProgressLine } from './progress-line.tsx'
import classes from './shell.module.css'
import { TagQuestion } from './tag-question.tsx'
import { Toasts } from './toasts.tsx'

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
