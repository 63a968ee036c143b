import { pages } from '../paths.ts'

/**
 * An address as it may be told: one of ours, or the pattern of one of ours. Never what somebody typed, and never the
 * token of a link: `/shared/abc` is told as `/shared/:token`. The articles of the blog are everybody's.
 */
export function cleanPath(pathname: string): string {
  const [path = '/'] = pathname.split(/[?#]/, 1)
  const page = pages.find((each) => fits(path, each))
  if (page === undefined) return '/:unknown'
  return page.startsWith('/blog/') ? path : page
}

/** Whether the path no longer says which one it is about. */
export function isAboutOneThing(path: string): boolean {
  return path.includes('/:')
}

function fits(path: string, page: string): boolean {
  const expected = page.split('/')
  const segments = path.split('/')
  return (
    segments.length === expected.length &&
    expected.every((part, index) => part.startsWith(':') || part === segments[index])
  )
}
