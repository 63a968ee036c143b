import { Container, type ContainerProps, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useConfig } from '../api/config.ts'
import { focusUnlessFirst } from './focus-unless-first.ts'
import classes from './page.module.css'

interface PageProps {
  /** The heading; also the tab's title unless `tabTitle` says otherwise. */
  title: string
  tabTitle?: string
  /** Left of the heading's line: the way back. */
  back?: ReactNode
  /** Right of the heading. */
  actions?: ReactNode
  /** One line under the heading. */
  subtitle?: ReactNode
  size?: ContainerProps['size']
  children?: ReactNode
}

/** A page's frame: its title, its one heading, and its measure. */
export function Page({ title, tabTitle = title, back, actions, subtitle, size = 680, children }: PageProps) {
  const { product } = useConfig()
  return (
    <Container size={size} className={classes.page}>
      <title>{`${tabTitle} · ${product}`}</title>
      {back && <div className={classes.back}>{back}</div>}
      <div className={classes.heading}>
        <div>
          <Title order={1} tabIndex={-1} key={title} ref={focusUnlessFirst}>
            {title}
          </Title>
          {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        </div>
        {actions}
      </div>
      {children}
    </Container>
  )
}
