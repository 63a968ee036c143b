import { useEffect } from 'react'
import { withoutSecrets } from '../paths.ts'
import { track } from '../tracking.ts'
import { visit } from './send.ts'

/** A page counts as viewed when it is shown, once for each change of address (TRK-01). A skeleton does not. */
export function useCountView(pathname: string, title: string): void {
  useEffect(() => {
    if (visit.lastPath === pathname) return
    visit.lastPath = pathname
    track('page_view', { page_path: withoutSecrets(pathname), page_title: title })
  }, [pathname, title])
}
