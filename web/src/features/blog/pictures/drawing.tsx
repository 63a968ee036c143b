import type { ReactNode } from 'react'
import classes from './picture.module.css'

interface DrawingProps {
  /** What is to be seen, for those who do not see it; empty where the words beside it say enough. */
  alt: string
  children: ReactNode
}

/** A drawing in the page's own colours. */
export function Drawing({ alt, children }: DrawingProps) {
  const said = alt === '' ? ({ 'aria-hidden': true } as const) : undefined
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox="0 0 960 400"
      preserveAspectRatio="xMidYMid slice"
      className={classes.picture}
      {...said}
    >
      <rect width="960" height="400" className={classes.sky} />
      {children}
    </svg>
  )
}
