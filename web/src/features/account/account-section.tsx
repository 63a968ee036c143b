import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './account-section.module.css'

/** One part of the account page, with its heading. */
export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Title order={2} id={id} className={classes.title}>
        {title}
      </Title>
      {children}
    </section>
  )
}
