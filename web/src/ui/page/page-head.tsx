import { useLocation } from 'react-router-dom'
import { useConfig } from '../../api/config.ts'
import { useCountView } from '../../tracking/use-count-view.ts'
import { PreviewMeta } from './preview-meta.tsx'

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
