import { ActionIcon, Container, useMantineColorScheme } from '@mantine/core'
import { lazy, Suspense, useRef, useState } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { useConfig } from '../../api/config.ts'
import { paths } from '../../paths.ts'
import { useSeemsSignedIn } from '../../session/session.ts'
import { useHydrated, useScheme } from '../../ui/hooks/use-hydrated.ts'
import { useScrolledPast } from '../../ui/hooks/use-scrolled-past.ts'
import { MoonIcon, SprigIcon, SunIcon } from '../../ui/icons.tsx'
import { quotations } from '../../ui/quotations.tsx'
import classes from './header.module.css'
import headerVerseClasses from './header-verse.module.css'

const OPAQUE_PAST_PX = 20

export function Header() {
  const { product } = useConfig()
  const scrolled = useScrolledPast(OPAQUE_PAST_PX)
  const hydrated = useHydrated()
  const signedIn = useSeemsSignedIn()
  return (
    <div
      className={classes.bar}
      data-bar
      data-clear={(hydrated && !scrolled) || undefined}
      data-lined={scrolled || undefined}
    >
      <Container size={1080} className={classes.line}>
        <Link to={signedIn ? paths.dashboard : paths.home} className={classes.brand}>
          <SprigIcon />
          {product}
        </Link>
        <HeaderMenu />
        <SchemeSwitch />
      </Container>
    </div>
  )
}

function SchemeSwitch() {
  const scheme = useScheme()
  const { setColorScheme } = useMantineColorScheme()
  const other = scheme === 'dark' ? 'light' : 'dark'
  const label = `Switch to ${other}`
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-label={label}
      className={classes.scheme}
      onClick={() => setColorScheme(other)}
    >
      {scheme === 'dark' ? <SunIcon /> : <MoonIcon />}
    </ActionIcon>
  )
}

const MENU_ID = 'menu'

const VISITORS = [
  { name: 'Home', to: paths.home },
  { name: 'About', to: paths.about },
  { name: 'FAQ', to: paths.faq },
  { name: 'Pricing', to: paths.pricing },
] as const

// Circles take their place before the account.
const PEOPLE = [
  { name: 'Dashboard', to: paths.dashboard },
  { name: 'Pray', to: paths.generate },
  { name: 'Journal', to: paths.journal },
] as const

// Visitors load nothing of it.
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }))

/**
 * The links in a row, and on small screens behind a button. The list is then the browser's own popover: it opens
 * without script, and Esc and a press elsewhere close it.
 */
export function HeaderMenu() {
  const menu = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  const signedIn = useSeemsSignedIn()
  const choose = () => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }
  return (
    <>
      <button type="button" popoverTarget={MENU_ID} aria-expanded={open} className={classes.toggle}>
        <svg aria-hidden="true" viewBox="0 0 24 24" className={classes.toggleSign}>
          {open ? <path d="m6 6 12 12M18 6 6 18" /> : <path d="M4 8.500h16M4 15.500h16" />}
        </svg>
        <span className={classes.toggleName}>Menu</span>
      </button>
      <nav
        ref={menu}
        id={MENU_ID}
        popover="auto"
        aria-label="Main"
        className={classes.menu}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <ul className={classes.links}>
          {(signedIn ? PEOPLE : VISITORS).map(({ name, to }) => (
            <li key={to}>
              <NavLink to={to} end={!signedIn} className={classes.link} onClick={choose}>
                {name}
              </NavLink>
            </li>
          ))}
          {signedIn && (
            <li>
              <Suspense fallback={<AccountLink />}>
                <AccountMenu onChoose={choose} />
              </Suspense>
            </li>
          )}
        </ul>
        {!signedIn && (
          <Link to={paths.auth} className={classes.action} onClick={choose}>
            Get Started Free
          </Link>
        )}
      </nav>
    </>
  )
}

function AccountLink() {
  return (
    <NavLink to={paths.account} className={classes.link}>
      Account
    </NavLink>
  )
}

const HIDDEN_PAST_PX = 100

/** A running head, as a printed psalter has one: it comes a breath after the page, and goes when one reads on. */
export function HeaderVerse() {
  const hidden = useScrolledPast(HIDDEN_PAST_PX)
  const { reference, text } = quotations.refuge
  return (
    <aside
      aria-label="From the Psalms"
      className={headerVerseClasses.verse}
      data-hidden={hidden || undefined}
    >
      <span>
        <q className={headerVerseClasses.words}>{text}</q>
      </span>{' '}
      <span className={headerVerseClasses.reference}>{reference} (KJV)</span>
    </aside>
  )
}
