import { Button } from '@mantine/core'
import { useChapter } from '../../prayer/chapter/queries.ts'
import { PassageHelp } from '../../prayer/plain-words/passage-help.tsx'
import { Verse } from '../../prayer/text/verse.tsx'
import classes from './psalm-to-pray-from.module.css'

interface PsalmToPrayFromProps {
  reference: string
  onRemove: () => void
}

/** The verses that the prayer will grow from. Without an answer their reference stands alone. */
export function PsalmToPrayFrom({ reference, onRemove }: PsalmToPrayFromProps) {
  const { data } = useChapter(reference, true)
  return (
    <section aria-label={`Praying from ${reference}`} className={classes.psalm}>
      <p className={classes.title}>Your prayer will grow from {data ? 'these verses' : reference}.</p>
      {data && (
        <Verse citation={data}>
          <PassageHelp citation={data} label="Read the whole psalm" />
        </Verse>
      )}
      <Button variant="subtle" className={classes.remove} onClick={onRemove}>
        Pray without it
      </Button>
    </section>
  )
}
