import { Container } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './sections.module.css'

interface SectionProps {
  title: string
  subtitle?: ReactNode
  /** On a slightly darker ground. */
  quiet?: boolean
  size?: number
  children: ReactNode
}

/** One part of the page: its heading, and room around it. */
export function Section({ title, subtitle, quiet = false, size = 1080, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`${classes.section} ${quiet ? classes.quiet : ''}`}>
      <Container size={size}>
        <div className={classes.head}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        </div>
        {children}
      </Container>
    </section>
  )
}
