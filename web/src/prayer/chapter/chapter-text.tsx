import { Button, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import type { Passage } from '../../api/types.ts'
import type { HardWord } from '../plain-words/hard-words.ts'
import plainClasses from '../plain-words/plain-words.module.css'
import { PlainWordList } from '../plain-words/plain-words.tsx'
import { usePlainWords } from '../plain-words/use-plain-words.ts'
import { verseLines } from '../text/segments.ts'
import classes from './chapter-text.module.css'
import { citedVerses, isPoetry } from './cited-verses.ts'

/** A chapter, verse by verse, with the cited ones marked and in view. */
export function ChapterText({ passage: { reference, translation, chapter } }: { passage: Passage }) {
  const { first, last } = citedVerses(reference)
  const asLines = isPoetry(chapter.title)
  const [isPlain, setIsPlain] = useState(false)
  const { hardWordsIn, isError } = usePlainWords(isPlain)
  return (
    <>
      <p className={classes.translation}>{translation}</p>
      <Button
        variant="default"
        size="sm"
        className={plainClasses.switch}
        aria-pressed={isPlain}
        onClick={() => setIsPlain(!isPlain)}
      >
        Hard words in plain words
      </Button>
      <VisuallyHidden role="status">
        {isPlain && hardWordsIn && 'Below each verse with hard words now stands what they mean.'}
        {isPlain && isError && 'The plain words could not be opened.'}
      </VisuallyHidden>
      <ol className={classes.verses} data-poetry={asLines || undefined}>
        {chapter.verses.map(({ number, text }) => (
          <li key={number} className={classes.verse} ref={number === first ? showInTheMiddle : undefined}>
            <span className={classes.number}>{number}</span>
            <Words
              text={text}
              asLines={asLines}
              isCited={number >= first && number <= last}
              isFirstCited={number === first}
            />
            {isPlain && hardWordsIn && <PlainWordsOfVerse words={hardWordsIn(text)} />}
          </li>
        ))}
      </ol>
    </>
  )
}

function PlainWordsOfVerse({ words }: { words: readonly HardWord[] }) {
  return words.length > 0 ? (
    <div className={plainClasses.underVerse}>
      <PlainWordList words={words} />
    </div>
  ) : null
}

interface WordsProps {
  text: string
  asLines: boolean
  isCited: boolean
  isFirstCited: boolean
}

function Words({ text, asLines, isCited, isFirstCited }: WordsProps) {
  const lines = (asLines ? verseLines(text) : [text]).map((line) => (
    <span key={line} className={classes.line}>
      {line}{' '}
    </span>
  ))
  if (!isCited) return <span className={classes.words}>{lines}</span>
  return (
    <mark className={classes.words}>
      {isFirstCited && <VisuallyHidden>Quoted: </VisuallyHidden>}
      {lines}
    </mark>
  )
}

/** The dialog is still opening when its text is there: scrolling has to wait for a frame. */
function showInTheMiddle(verse: HTMLElement | null): void {
  if (verse) requestAnimationFrame(() => verse.scrollIntoView({ block: 'center' }))
}
