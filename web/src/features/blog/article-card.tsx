import { Title } from '@mantine/core'
import { Link } from 'react-router-dom'
import { articlePath } from '../../paths.ts'
import classes from './article-card.module.css'
import { ArticleMeta, Category } from './article-meta.tsx'
import type { ArticleSummary } from './articles/list.ts'
import { ArticlePicture } from './pictures/picture.tsx'

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
