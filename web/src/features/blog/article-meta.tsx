import { longDate } from '../../ui/long-date.ts'
import classes from './article-meta.module.css'
import type { ArticleSummary } from './articles/list.ts'

/** When an article was published, and how long it takes to read (BLG-06). */
export function ArticleMeta({ article: { date, readMinutes } }: { article: ArticleSummary }) {
  return (
    <p className={classes.meta}>
      <time dateTime={date}>{longDate(date)}</time>
      <span aria-hidden="true"> · </span>
      <span>{readMinutes} min read</span>
    </p>
  )
}

export function Category({ article: { category } }: { article: ArticleSummary }) {
  return <p className={classes.category}>{category}</p>
}
