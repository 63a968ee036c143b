import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useId, useState } from 'react'
import linkClasses from '../chapter/read-in-chapter.module.css'
import type { HardWord } from './hard-words.ts'
import classes from './plain-words.module.css'
import { usePlainWords } from './use-plain-words.ts'

const WHOSE = 'Plain words by Selah, not scripture'

/** Under a quotation, on a press: what its hard words mean. Never inside the quotation. */
export function PlainWords({ reference, text }: { reference: string; text: string }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { hardWordsIn, isError } = usePlainWords(isOpen)
  return (
    <>
      <UnstyledButton
        className={linkClasses.open}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Hide plain words' : 'In plain words'}
        <VisuallyHidden>: {reference}</VisuallyHidden>
      </UnstyledButton>
      <div id={id} role="status" className={classes.below}>
        {isOpen && isError && 'The plain words could not be opened.'}
        {isOpen && hardWordsIn && <PlainWordList words={hardWordsIn(text)} />}
      </div>
    </>
  )
}

/** Hard words and what they mean, marked as ours. */
export function PlainWordList({ words }: { words: readonly HardWord[] }) {
  return (
    <div className={classes.note}>
      <p className={classes.whose}>{WHOSE}</p>
      {words.length === 0 ? (
        <p className={classes.none}>No hard words stand here.</p>
      ) : (
        <dl className={classes.words}>
          {words.map(({ word, plain }) => (
            <div key={word} className={classes.pair}>
              <dt>{word}</dt>
              <dd>{plain}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
