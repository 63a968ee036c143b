import { Container, type ContainerProps, Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useConfig } from '../../api/config.ts'
import { cardPath, withoutSecrets } from '../../paths.ts'
import { visit } from '../../tracking/send.ts'
import { track } from '../../tracking.ts'
import classes from './page.module.css'

/** A page counts as viewed when it is shown, once for each change of address (TRK-01). A skeleton does not. */
export function useCountView(pathname: string, title: string): void {
  useEffect(() => {
    if (visit.lastPath === pathname) return
    visit.lastPath = pathname
    track('page_view', { page_path: withoutSecrets(pathname), page_title: title })
  }, [pathname, title])
}

export interface PageHeadProps {
  title: string
  /** One or two sentences for search results and link previews. Public pages have one; the others are not for finding. */
  description?: string | undefined
  /** The words on the drawn card of link previews, where the title is not the best. */
  card?: string | undefined
  /** An article and its day, as 2025-10-24. */
  published?: string | undefined
  /** schema.org's description of the page: https://schema.org/FAQPage, Article … */
  jsonLd?: Readonly<Record<string, unknown>> | undefined
}

/** What a page says of itself to the tab, to search engines and to previews. Where it stands, a page is shown, and counts as viewed. */
export function PageHead({ title, description, card = title, published, jsonLd }: PageHeadProps) {
  const { product, baseUrl } = useConfig()
  const pathname = useLocation().pathname.replace(/(.)\/$/, '$1')
  const fullTitle = `${title} · ${product}`
  useCountView(pathname, title)

  return (
    <>
      <title>{fullTitle}</title>
      {description === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta name="description" content={description} />
          <link rel="canonical" href={baseUrl + pathname} />
          <PreviewMeta title={title} {...{ description, pathname, card, published }} />
        </>
      )}
      {jsonLd && <StructuredData value={{ '@context': 'https://schema.org', ...jsonLd }} />}
    </>
  )
}

/** Data, which no browser runs. An escaped `<` cannot end the element early, whatever the text says. */
function StructuredData({ value }: { value: unknown }) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON would otherwise be escaped as text, which it is not.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

interface PreviewMetaProps {
  title: string
  description: string
  pathname: string
  /** The words on the card. */
  card: string
  published?: string | undefined
}

/** What messengers and networks show for a link: Open Graph, and the size in which Twitter shows the same. */
export function PreviewMeta({ title, description, pathname, card, published }: PreviewMetaProps) {
  const { product, baseUrl } = useConfig()
  return (
    <>
      <meta property="og:type" content={published ? 'article' : 'website'} />
      <meta property="og:site_name" content={product} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={baseUrl + pathname} />
      <meta property="og:image" content={baseUrl + cardPath(pathname)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={card} />
      {published && <meta property="article:published_time" content={published} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

interface PageProps extends PageHeadProps {
  /** The heading; also the tab's title unless `tabTitle` says otherwise. */
  title: string
  tabTitle?: string
  /** Left of the heading's line: the way back. */
  back?: ReactNode
  /** Right of the heading. */
  actions?: ReactNode
  /** One line under the heading. */
  subtitle?: ReactNode
  size?: ContainerProps['size']
  children?: ReactNode
}

/** A page's frame: its title, its one heading, and its measure. */
export function Page({
  title,
  tabTitle = title,
  back,
  actions,
  subtitle,
  size = 680,
  children,
  ...head
}: PageProps) {
  return (
    <Container size={size} className={classes.page}>
      <PageHead {...head} title={tabTitle} />
      {back && <div className={classes.back}>{back}</div>}
      <div className={classes.heading}>
        <div>
          <Title order={1} tabIndex={-1} key={tabTitle} ref={focusUnlessFirst}>
            {title}
          </Title>
          {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        </div>
        {actions}
      </div>
      {children}
    </Container>
  )
}

let arrived = false

/**
 * A ref for a page's heading: a new page or step is announced by it. The first one is not, because nobody
 * came from anywhere.
 */
export function focusUnlessFirst(heading: HTMLElement | null): void {
  if (heading === null) return
  if (arrived) heading.focus()
  arrived = true
}
