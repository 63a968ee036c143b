import { useNavigation } from 'react-router-dom'
import classes from './progress-line.module.css'

/** A line under the header while the next page is on its way. By itself, so that nothing else is drawn for it. */
export function ProgressLine() {
  const { state } = useNavigation()
  return <div className={classes.progress} data-active={state !== 'idle' || undefined} />
}
