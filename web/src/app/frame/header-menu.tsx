import { useRef, useState } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useSeemsSignedIn } from '../../session/session.ts'
import classes from './header.module.css'

const MENU_ID = 'menu'

const LINKS = [
  { name: 'Home', to: paths.home },
  { name: 'About', to: paths.about },
  { name: 'FAQ', to: paths.faq },
  { name: 'Pricing', to: paths.pricing },
] as const

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
          {LINKS.map(({ name, to }) => (
            <li key={to}>
              <NavLink to={to} end className={classes.link} onClick={choose}>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
        {signedIn ? (
          <NavLink to={paths.dashboard} className={classes.action} onClick={choose}>
            Dashboard
          </NavLink>
        ) : (
          <Link to={paths.auth} className={classes.action} onClick={choose}>
            Get Started Free
          </Link>
        )}
      </nav>
    </>
  )
}
