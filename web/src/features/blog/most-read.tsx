import { Title } from '@mantine/core'
import { Link } from 'react-router-dom'
import { articlePath } from '../../paths.ts'
import { ArticleMeta } from './article-meta.tsx'
import { ARTICLES } from './articles/list.ts'
import classes from './sidebar.module.css'

const SHOWN = 3

/** No count of readers is behind this list, so it says whose choice it is (BLG-02). */
export function MostRead() {
  return (
    <section aria-labelledby="most-read">
      <Title order={2} id="most-read" className={classes.title}>
        Most Read
      </Title>
      <p className={classes.note}>Chosen by us: where we would begin.</p>
      <ol className={classes.list}>
        {ARTICLES.slice(0, SHOWN).map((article) => (
          <li key={article.id}>
            <Link to={articlePath(article.id)} className={classes.link}>
              {article.title}
            </Link>
            <ArticleMeta article={article} />
          </li>
        ))}
      </ol>
    </section>
  )
}
