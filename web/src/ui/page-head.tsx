import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useConfig } from '../api/config.ts'
import { track } from '../tracking.ts'

let lastPath = ''

export interface PageHeadProps {
  title: string
  /** One or two sentences for search results and link previews. Public pages have one; the others are not for finding. */
  description?: string | undefined
}

/** What a page says of itself to the tab, to search engines and to previews. A page counts as viewed when it is shown, once for each change of address (TRK-01). */
export function PageHead({ title, description }: PageHeadProps) {
  const { product } = useConfig()
  const { pathname } = useLocation()
  const fullTitle = `${title} · ${product}`

  useEffect(() => {
    if (lastPath === pathname) return
    lastPath = pathname
    track('page_view', { page_path: pathname, page_title: fullTitle })
  }, [pathname, fullTitle])

  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
    </>
  )
}
