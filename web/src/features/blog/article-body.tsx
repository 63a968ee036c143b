import { Title } from '@mantine/core'
import { Fragment } from 'react'
import { TRANSLATION } from '../../ui/quotations.tsx'
import classes from './article-body.module.css'
import type { Block, Words } from './articles/blocks.ts'

/** The words of an article. They are data, and drawn here: there is no HTML in them to go wrong (BLG-07). */
export function ArticleBody({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={classes.body}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an article never changes its order
        <BlockOf key={index} block={block} />
      ))}
    </div>
  )
}

function BlockOf({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <Title order={2}>{block.text}</Title>
    case 'paragraph':
      return (
        <p>
          <WordsOf words={block.words} />
        </p>
      )
    case 'list':
      return (
        <ul>
          {block.items.map((words, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={index}>
              <WordsOf words={words} />
            </li>
          ))}
        </ul>
      )
    case 'scripture':
      return (
        <figure className={classes.scripture}>
          <blockquote>{curly(block.quote)}</blockquote>
          <figcaption>
            {block.reference} ({TRANSLATION})
          </figcaption>
        </figure>
      )
  }
}

function WordsOf({ words }: { words: Words }) {
  return words.map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <Fragment key={index}>
      {typeof word === 'string' ? (
        word
      ) : (
        <>
          “{curly(word.quote)}”
          {word.named && <span className={classes.reference}> ({word.reference}, KJV)</span>}
        </>
      )}
    </Fragment>
  ))
}

/** The bundled text has straight apostrophes; a printed one has none. */
function curly(quote: string): string {
  return quote.replaceAll("'", '’')
}
