import { Link } from 'react-router-dom'
import { articlePath } from '../../paths.ts'
import { ARTICLES } from './articles/list.ts'
import classes from './neighbours.module.css'

/** The articles published before and after this one. */
export function Neighbours({ of: id }: { of: string }) {
  const at = ARTICLES.findIndex((article) => article.id === id)
  const newer = ARTICLES[at - 1]
  const older = ARTICLES[at + 1]
  return (
    <nav aria-label="More articles" className={classes.neighbours}>
      {older && (
        <Link to={articlePath(older.id)} className={classes.link}>
          <span className={classes.which}>Earlier</span>
          {older.title}
        </Link>
      )}
      {newer && (
        <Link to={articlePath(newer.id)} className={classes.link} data-end>
          <span className={classes.which}>Later</span>
          {newer.title}
        </Link>
      )}
    </nav>
  )
}
