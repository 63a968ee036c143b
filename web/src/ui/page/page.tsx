import { Container, type ContainerProps, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { focusUnlessFirst } from '../hooks/focus-unless-first.ts'
import classes from './page.module.css'
import { PageHead, type PageHeadProps } from './page-head.tsx'

interface PageProps extends PageHeadProps {
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
export function Page({
  title,
  tabTitle = title,
  back,
  actions,
  subtitle,
  size = 680,
  children,
  ...head
}: PageProps) {
  return (
    <Container size={size} className={classes.page}>
      <PageHead {...head} title={tabTitle} />
      {back && <div className={classes.back}>{back}</div>}
      <div className={classes.heading}>
        <div>
          <Title order={1} tabIndex={-1} key={tabTitle} ref={focusUnlessFirst}>
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
