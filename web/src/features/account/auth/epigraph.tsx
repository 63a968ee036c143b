import classes from './epigraph.module.css'

/** What this place is, in two sentences of ours and one of the Psalms. */
export function Epigraph() {
  return (
    <aside className={classes.aside} aria-label="From the Psalms">
      <p className={classes.tagline}>The Psalms once gave words to ancient hearts. Now they guide ours.</p>
      <figure className={classes.figure}>
        <blockquote className={classes.verse}>
          <span>Cast thy burden upon the LORD,</span> <span>and he shall sustain thee:</span>{' '}
          <span>he shall never suffer the righteous to be moved.</span>
        </blockquote>
        <figcaption className={classes.reference}>Psalm 55:22 (KJV)</figcaption>
      </figure>
    </aside>
  )
}
