import { Button, Container, Title } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import lostSheep from '../../ui/art/lost-sheep.svg'
import { focusUnlessFirst, PageHead } from '../../ui/page/page.tsx'
import { Picture } from '../../ui/picture.tsx'
import { QuietVerse, quotations } from '../../ui/quotations.tsx'
import classes from './not-found-page.module.css'

const TITLE = 'Oops! Page not found'
const MISSING = 'There is nothing at this address. It may have moved, or the link may be incomplete.'
const UNKNOWN =
  'You are offline, and this page is not on your device. If the address is right, it opens again with the connection.'

export function NotFoundPage() {
  const { pathname } = useLocation()
  const { online } = useNetwork()
  // ERR-01: the attempted path is logged here, and by the gateway when it was asked for it.
  useEffect(() => console.warn(`404: no page at ${pathname}`), [pathname])
  return (
    <Container size={620} className={classes.page}>
      <PageHead title={TITLE} />
      <Picture src={lostSheep} width={480} height={260} className={classes.picture} />
      <Title order={1} tabIndex={-1} ref={focusUnlessFirst}>
        {TITLE}
      </Title>
      <p className={classes.text}>{online ? MISSING : UNKNOWN}</p>
      <Button component={Link} to={paths.home} size="md">
        Return to Home
      </Button>
      <QuietVerse quotation={quotations.lostSheep} />
    </Container>
  )
}
