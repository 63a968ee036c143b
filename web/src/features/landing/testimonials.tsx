import { useConfig } from '../../api/config.ts'
import { caption, type Story, stories } from '../../ui/sample-stories.ts'
import { Section } from './sections.tsx'
import classes from './testimonials.module.css'

const STARS = 5

export function Testimonials() {
  const { product } = useConfig()
  if (stories.length === 0) return null
  return (
    <Section
      title="Loved by Prayer Warriors"
      // D-22: no number that nothing counts.
      subtitle={`Join those who have deepened their prayer life with ${product}`}
    >
      {caption && <p className={classes.caption}>{caption}</p>}
      <ul className={classes.stories}>
        {stories.map((story) => (
          <li key={story.name}>
            <StoryCard story={story} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function StoryCard({ story: { name, role, quote, rating } }: { story: Story }) {
  return (
    <figure className={classes.story}>
      <div role="img" aria-label={`${rating} out of ${STARS}`} className={classes.stars}>
        {'★'.repeat(rating)}
        {'☆'.repeat(STARS - rating)}
      </div>
      <blockquote className={classes.quote}>{quote}</blockquote>
      <figcaption className={classes.by}>
        <span aria-hidden="true" className={classes.avatar}>
          {name.slice(0, 1)}
        </span>
        <span>
          <span className={classes.name}>{name}</span>
          <span className={classes.role}>{role}</span>
        </span>
      </figcaption>
    </figure>
  )
}
