import { Button, Container, Text, Title } from '@mantine/core'
import { Link, useMatch } from 'react-router-dom'
import { type Config, useConfig } from '../../api/config.ts'
import { articlePath, articleRoute, paths } from '../../paths.ts'
import { ArrowLeftIcon } from '../../ui/icons.tsx'
import { focusUnlessFirst, Page, PageHead } from '../../ui/page/page.tsx'
import { canShare, copyText, shareWithDevice } from '../../ui/share.ts'
import { ArticleBody } from './article-body.tsx'
import { ArticleMeta, Category } from './article-card.tsx'
import classes from './article-page.module.css'
import { ARTICLES, type ArticleSummary, findArticle } from './articles/list.ts'
import { bodyOf } from './articles/load.ts'
import neighboursClasses from './neighbours.module.css'
import { ArticlePicture } from './pictures/pictures.tsx'

/** The article at this address (BLG-07 to BLG-09). */
export function ArticlePage() {
  const article = findArticle(useMatch(articleRoute)?.params.id)
  return article === undefined ? <ArticleNotFoundPage /> : <Article key={article.id} article={article} />
}

function Article({ article }: { article: ArticleSummary }) {
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

/** BLG-11. */
function ArticleNotFoundPage() {
  return (
    <Page title="Article Not Found">
      <Text mb="xl" size="lg">
        There is no article at this address. It may have been moved, or the link may be incomplete.
      </Text>
      <Button component={Link} to={paths.blog}>
        Back to Blog
      </Button>
    </Page>
  )
}

/** The articles published before and after this one. */
export function Neighbours({ of: id }: { of: string }) {
  const at = ARTICLES.findIndex((article) => article.id === id)
  const newer = ARTICLES[at - 1]
  const older = ARTICLES[at + 1]
  return (
    <nav aria-label="More articles" className={neighboursClasses.neighbours}>
      {older && (
        <Link to={articlePath(older.id)} className={neighboursClasses.link}>
          <span className={neighboursClasses.which}>Earlier</span>
          {older.title}
        </Link>
      )}
      {newer && (
        <Link to={articlePath(newer.id)} className={neighboursClasses.link} data-end>
          <span className={neighboursClasses.which}>Later</span>
          {newer.title}
        </Link>
      )}
    </nav>
  )
}

/** Hands the article to whatever the device shares with; where it shares with nothing, its link is copied (BLG-08). */
async function shareArticle(title: string): Promise<void> {
  const url = location.origin + location.pathname
  if (canShare()) {
    const isDone = await shareWithDevice({ title, url }).then(
      () => true,
      () => false,
    )
    if (isDone) return
  }
  await copyText(url, { done: 'Link copied', failed: `The link could not be copied. It is ${url}` })
}

/** An article for search engines: https://schema.org/Article */
function articleData(
  { id, title, excerpt, date, category, topics }: ArticleSummary,
  { product, baseUrl }: Config,
): Readonly<Record<string, unknown>> {
  return {
    '@type': 'Article',
    headline: title,
    description: excerpt,
    datePublished: date,
    articleSection: category,
    keywords: topics.join(', '),
    inLanguage: 'en',
    mainEntityOfPage: `${baseUrl}${articlePath(id)}`,
    author: { '@type': 'Organization', name: `The ${product} team` },
    publisher: { '@type': 'Organization', name: product },
  }
}
