import classes from './picture.module.css'

interface PictureProps {
  /** An SVG file of ours whose drawing has the id `art`. */
  src: string
  width: number
  height: number
  className?: string | undefined
}

/**
 * A drawing of our own beside words that say the same: decorative. The file is fetched like an image, so it adds
 * nothing to the script, and takes its colours from the page, so it follows the scheme.
 */
export function Picture({ src, width, height, className }: PictureProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className={className ? `${classes.picture} ${className}` : classes.picture}
    >
      <use href={`${src}#art`} />
    </svg>
  )
}
