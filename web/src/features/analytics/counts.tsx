import { Title } from '@mantine/core'
import { useId } from 'react'
import classes from './counts.module.css'

interface CountsProps {
  title: string
  /** Of the column of names. */
  heading: string
  counts: readonly { readonly name: string; readonly count: number }[]
}

/** A single prayer does not fill the whole line. */
const SCALE_MIN = 5

/** Bars that are a table: the same to the eye and to a screen reader. */
export function Counts({ title, heading, counts }: CountsProps) {
  const id = useId()
  if (counts.length === 0) return null
  const most = Math.max(SCALE_MIN, ...counts.map(({ count }) => count))
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id} className={classes.title}>
        {title}
      </Title>
      <table className={classes.table} aria-labelledby={id}>
        <thead className={classes.head}>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">Prayers</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <span className={classes.bar} style={{ width: `${(count / most) * 100}%` }} />
                <span className={classes.count}>{count}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
