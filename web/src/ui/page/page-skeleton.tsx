import { Title } from '@mantine/core'
import { SLOW_WORDS, useIsSlow } from '../hooks/use-elapsed.ts'
import classes from './page-skeleton.module.css'

/**
 * Where a page will be: shown while its code, or the answer it depends on, is on its way. With its heading where that
 * is known.
 */
export function PageSkeleton({ heading }: { heading?: string | undefined }) {
  const isSlow = useIsSlow()
  return (
    <div className={classes.page}>
      <p role="status" className={isSlow ? classes.slow : classes.words}>
        {isSlow ? SLOW_WORDS : 'Loading'}
      </p>
      {heading ? <Title order={1}>{heading}</Title> : <div aria-hidden="true" className={classes.title} />}
      <div aria-hidden="true" className={classes.line} />
      <div aria-hidden="true" className={classes.block} />
      <div aria-hidden="true" className={classes.block} />
    </div>
  )
}
