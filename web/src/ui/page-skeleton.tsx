import classes from './page-skeleton.module.css'

/** Where a page will be: shown while its code, or the answer it depends on, is on its way. */
export function PageSkeleton() {
  return (
    <div className={classes.page}>
      <p role="status" className={classes.words}>
        Loading
      </p>
      <div aria-hidden="true" className={classes.title} />
      <div aria-hidden="true" className={classes.line} />
      <div aria-hidden="true" className={classes.block} />
      <div aria-hidden="true" className={classes.block} />
    </div>
  )
}
