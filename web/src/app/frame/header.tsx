import { ActionIcon, Container, useMantineColorScheme } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useConfig } from '../../api/config.ts'
import { paths } from '../../paths.ts'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { useScheme } from '../../ui/hooks/use-scheme.ts'
import { useScrolledPast } from '../../ui/hooks/use-scrolled-past.ts'
import { MoonIcon, SprigIcon, SunIcon } from '../../ui/icons.tsx'
import classes from './header.module.css'
import { HeaderMenu } from './header-menu.tsx'

const OPAQUE_PAST_PX = 20

export function Header() {
  const { product } = useConfig()
  const scrolled = useScrolledPast(OPAQUE_PAST_PX)
  const hydrated = useHydrated()
  return (
    <div
      className={classes.bar}
      data-bar
      data-clear={(hydrated && !scrolled) || undefined}
      data-lined={scrolled || undefined}
    >
      <Container size={1080} className={classes.line}>
        <Link to={paths.home} className={classes.brand}>
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
