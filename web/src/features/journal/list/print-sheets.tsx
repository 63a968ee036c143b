import { Portal } from '@mantine/core'
import { useConfig } from '../../../api/config.ts'
import type { Prayer } from '../../../api/types.ts'
import { paragraphsOf } from '../../../prayer/text/segments.ts'
import { dateInWords } from '../../../ui/moments.ts'
import { inGroups } from './in-groups.ts'
import classes from './print-sheets.module.css'

/** Prayers as they come out on paper: one a page, nothing around it. On the screen there is nothing of them. */
export function PrintSheets({ prayers }: { prayers: readonly Prayer[] }) {
  return (
    <Portal>
      <div data-print className={classes.sheets} aria-hidden="true">
        {prayers.map((prayer) => (
          <Sheet key={prayer.id} prayer={prayer} />
        ))}
      </div>
    </Portal>
  )
}

function Sheet({ prayer }: { prayer: Prayer }) {
  const { product } = useConfig()
  return (
    <article className={classes.sheet}>
      <header className={classes.head}>
        <h2>{prayer.category}</h2>
        <p>{dateInWords(prayer.created_at)}</p>
      </header>
      <div className={classes.prayer}>
        {paragraphsOf(prayer.prayer_text).map(({ sentences }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is printed does not change
          <p key={index}>{sentences.join(' ')}</p>
        ))}
      </div>
      {prayer.answered_at && (
        <p className={classes.answered}>Answered on {dateInWords(prayer.answered_at)}</p>
      )}
      <footer className={classes.foot}>
        <span>{referencesOf(prayer)}</span>
        <span>{product}, written with AI help</span>
      </footer>
    </article>
  )
}

/** 'Psalm 23:1; Psalm 27:1 (King James Version)' */
function referencesOf({ citations, scripture_references = '' }: Prayer): string {
  if (citations.length === 0) return scripture_references
  return inGroups(citations, ({ translation }) => translation)
    .map(([translation, of]) => `${of.map(({ reference }) => reference).join('; ')} (${translation})`)
    .join('; ')
}
