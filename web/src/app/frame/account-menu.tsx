import { useState } from 'react'
import { NavLink } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import classes from './account-menu.module.css'
import headerClasses from './header.module.css'
import { useSignOut } from './use-sign-out.tsx'

const MENU_ID = 'account-menu'

const LINKS = [
  { name: 'Account settings', to: paths.account },
  { name: 'Plans', to: paths.pricing },
  { name: 'Questions', to: paths.faq },
] as const

/** What belongs to the account: behind a button, and on small screens in the menu itself. */
export function AccountMenu({ onChoose }: { onChoose: () => void }) {
  const [open, setOpen] = useState(false)
  const choose = () => {
    const menu = document.getElementById(MENU_ID)
    if (menu?.matches(':popover-open')) menu.hidePopover()
    onChoose()
  }
  return (
    <>
      <button type="button" popoverTarget={MENU_ID} aria-expanded={open} className={classes.button}>
        Account
        <span aria-hidden="true" className={classes.arrow} />
      </button>
      <div
        id={MENU_ID}
        popover="auto"
        className={classes.menu}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <ul aria-label="Account" className={classes.links}>
          {LINKS.map(({ name, to }) => (
            <li key={to}>
              <NavLink to={to} end className={headerClasses.link} onClick={choose}>
                {name}
              </NavLink>
            </li>
          ))}
          <SignOut onChoose={choose} />
        </ul>
      </div>
    </>
  )
}

function SignOut({ onChoose }: { onChoose: () => void }) {
  const session = useSession()
  return session.status === 'signed-in' ? <SignOutOf userId={session.userId} onChoose={onChoose} /> : null
}

function SignOutOf({ userId, onChoose }: { userId: string; onChoose: () => void }) {
  const { ask, leave, question } = useSignOut(userId)
  const press = () => {
    onChoose()
    void ask(leave)
  }
  return (
    <li>
      <button type="button" className={classes.signOut} onClick={press}>
        Sign out
      </button>
      {question}
    </li>
  )
}
