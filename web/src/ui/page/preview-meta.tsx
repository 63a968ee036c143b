import { useConfig } from '../../api/config.ts'
import { cardPath } from '../../card-path.ts'

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
