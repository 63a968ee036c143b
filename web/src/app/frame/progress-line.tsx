import { useEffect } from 'react'
import type { createBrowserRouter } from 'react-router-dom'
import classes from './progress-line.module.css'

/** A line under the header while the next page is on its way. */
export function ProgressLine() {
  return <div className={classes.progress} />
}

interface ShowProgressProps {
  readonly router: ReturnType<typeof createBrowserRouter>
}

/**
 * Past React, which draws the news of a navigation only when it has nothing more urgent to do. In an effect, after
 * RouterProvider's own: the router keeps the news of its first page for the first that asks.
 */
export function ShowProgress({ router }: ShowProgressProps) {
  useEffect(
    () =>
      router.subscribe(({ navigation }) => {
        document.documentElement.toggleAttribute('data-navigating', navigation.state !== 'idle')
      }),
    [router],
  )
  return null
}
