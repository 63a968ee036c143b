import {
  ActionIcon,
  Anchor,
  Container,
  Group,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core'
import { Link, useLocation } from 'react-router-dom'
import { useConfig } from '../api/config.ts'
import { useSession } from '../api/session.ts'
import { paths } from '../paths.ts'
import { MoonIcon, SprigIcon, SunIcon } from '../ui/icons.tsx'
import classes from './header.module.css'

export function Header() {
  const { product } = useConfig()
  const session = useSession()
  const { pathname } = useLocation()
  return (
    <Container size={1080} h="100%">
      <Group h="100%" justify="space-between" wrap="nowrap">
        <Link to={paths.home} className={classes.brand}>
          <SprigIcon />
          {product}
        </Link>
        <Group gap="md" wrap="nowrap">
          {session.status === 'signed-in' && (
            <Anchor
              component={Link}
              to={paths.dashboard}
              className={classes.link}
              underline="never"
              aria-current={pathname === paths.dashboard ? 'page' : undefined}
            >
              Dashboard
            </Anchor>
          )}
          <SchemeSwitch />
        </Group>
      </Group>
    </Container>
  )
}

function SchemeSwitch() {
  const scheme = useComputedColorScheme('light')
  const { setColorScheme } = useMantineColorScheme()
  const other = scheme === 'dark' ? 'light' : 'dark'
  const label = `Switch to ${other}`
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-label={label}
      onClick={() => setColorScheme(other)}
    >
      {scheme === 'dark' ? <SunIcon /> : <MoonIcon />}
    </ActionIcon>
  )
}
