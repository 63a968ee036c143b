import { Button, Container, Title } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useConfig } from '../../api/config.ts'
import { paths } from '../../paths.ts'
import { focusUnlessFirst } from '../../ui/hooks/focus-unless-first.ts'
import { ArrowLeftIcon } from '../../ui/icons.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { ArticleBody } from './article-body.tsx'
import { ArticleMeta, Category } from './article-meta.tsx'
import classes from './article-page.module.css'
import { articleData } from './articles/json-ld.ts'
import type { ArticleSummary } from './articles/list.ts'
import { bodyOf } from './articles/load.ts'
import { Neighbours } from './neighbours.tsx'
import { ArticlePicture } from './pictures/picture.tsx'
import { shareArticle } from './share-article.ts'

/** One article to read (BLG-07 to BLG-09). */
export function ArticlePage({ article }: { article: ArticleSummary }) {
  const config = useConfig()
  const { id, title, excerpt, date } = article
  return (
    <Container size={760} className={classes.page}>
      <PageHead title={title} description={excerpt} published={date} jsonLd={articleData(article, config)} />
      <Button
        component={Link}
        to={paths.blog}
        variant="subtle"
        leftSection={<ArrowLeftIcon />}
        className={classes.back}
      >
        Back to Blog
      </Button>
      <article data-print>
        <header className={classes.head}>
          <Category article={article} />
          <Title order={1} tabIndex={-1} key={id} ref={focusUnlessFirst} className={classes.title}>
            {title}
          </Title>
          <p className={classes.excerpt}>{excerpt}</p>
          <div className={classes.line}>
            <div>
              <p className={classes.author}>The {config.product} team</p>
              <ArticleMeta article={article} />
            </div>
            <Button variant="default" className={classes.share} onClick={() => shareArticle(title)}>
              Share
            </Button>
          </div>
        </header>
        <div className={classes.picture}>
          <ArticlePicture id={id} />
        </div>
        <ArticleBody blocks={bodyOf(id)} />
      </article>
      <aside aria-labelledby="begin" className={classes.begin}>
        <Title order={2} id="begin" className={classes.beginTitle}>
          A prayer for today
        </Title>
        <p>Say what is on your heart, and be given words to pray it, with scripture quoted exactly.</p>
        <Button component={Link} to={paths.auth}>
          Start Your Journey
        </Button>
      </aside>
      <Neighbours of={id} />
    </Container>
  )
}
