import { Button, Group } from '@mantine/core'
import { Link } from 'react-router-dom'
import { generationPath } from '../../../paths.ts'
import classes from './versions-line.module.css'

interface VersionsProps {
  id: string
  /** Oldest first. */
  versions: readonly string[]
}

/** Where there are several: which one this is, and the way to the others. The one on the screen is the one saved. */
export function Versions({ id, versions }: VersionsProps) {
  const index = versions.indexOf(id)
  const [previous, next] = [versions[index - 1], versions[index + 1]]
  if (versions.length < 2) return null
  return (
    <section aria-label="Versions of this prayer" className={classes.versions}>
      <p className={classes.which}>
        Version {index + 1} of {versions.length}. The one you see is the one that is saved.
      </p>
      <Group gap={10}>
        {previous && (
          <Button variant="default" component={Link} to={generationPath(previous)}>
            Previous version
          </Button>
        )}
        {next && (
          <Button variant="default" component={Link} to={generationPath(next)}>
            Next version
          </Button>
        )}
      </Group>
    </section>
  )
}
