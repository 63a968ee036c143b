import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useConfig } from '../api/config.ts'
import { track } from '../tracking.ts'

let lastPath = ''

/** The tab's title. A page counts as viewed when it is shown, once for each change of address (TRK-01). */
export function PageTitle({ title }: { title: string }) {
  const { product } = useConfig()
  const { pathname } = useLocation()
  const fullTitle = `${title} · ${product}`

  useEffect(() => {
    if (lastPath === pathname) return
    lastPath = pathname
    track('page_view', { page_path: pathname, page_title: fullTitle })
  }, [pathname, fullTitle])

  return <title>{fullTitle}</title>
}
