import { Title } from '@mantine/core'
import classes from './two-stories.module.css'

export interface Story {
  readonly name: string
  readonly role: string
  readonly quote: string
}

interface TwoStoriesProps {
  stories: readonly Story[]
  caption: string
}

/** SUB-05; without stories there is nothing. */
export function TwoStories({ stories, caption }: TwoStoriesProps) {
  if (stories.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="stories">
      <Title order={2} id="stories" className={classes.title}>
        How people pray with it
      </Title>
      {caption && <p className={classes.caption}>{caption}</p>}
      <div className={classes.stories}>
        {stories.slice(0, 2).map(({ name, role, quote }) => (
          <figure key={name} className={classes.story}>
            <blockquote className={classes.quote}>{quote}</blockquote>
            <figcaption className={classes.by}>
              {name}, {role}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
