import { Title } from '@mantine/core'
import { Link } from 'react-router-dom'
import { articlePath } from '../../paths.ts'
import { longDate } from '../../ui/format.ts'
import classes from './article-card.module.css'
import articleMetaClasses from './article-meta.module.css'
import type { ArticleSummary } from './articles/list.ts'
import { ArticlePicture } from './pictures/pictures.tsx'

interface ArticleCardProps {
  article: ArticleSummary
  /** Larger, with its picture beside the words where there is room. */
  featured?: boolean
}

export function ArticleCard({ article, featured = false }: ArticleCardProps) {
  return (
    <article className={classes.card} data-featured={featured || undefined}>
      <div className={classes.picture}>
        <ArticlePicture id={article.id} decorative />
      </div>
      <div className={classes.words}>
        <Category article={article} />
        <Title order={2} className={classes.title}>
          {/* The whole card leads to the article; for a screen reader its title does. */}
          <Link to={articlePath(article.id)} className={classes.link}>
            {article.title}
          </Link>
        </Title>
        <p className={classes.excerpt}>{article.excerpt}</p>
        <ArticleMeta article={article} />
      </div>
    </article>
  )
}

/** When an article was published, and how long it takes to read (BLG-06). */
export function ArticleMeta({ article: { date, readMinutes } }: { article: ArticleSummary }) {
  return (
    <p className={articleMetaClasses.meta}>
      <time dateTime={date}>{longDate(date)}</time>
      <span aria-hidden="true"> · </span>
      <span>{readMinutes} min read</span>
    </p>
  )
}

export function Category({ article: { category } }: { article: ArticleSummary }) {
  return <p className={articleMetaClasses.category}>{category}</p>
}
