/** Where the drawn card of a page is: /blog/prayer-habit has /cards/blog-prayer-habit.png. The build draws them. */
export function cardPath(pathname: string): string {
  const name = pathname.slice(1).replaceAll('/', '-') || 'home'
  return `/cards/${name}.png`
}
