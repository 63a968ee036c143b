import type { Citation } from '../../api/types.ts'
import { ReadInChapter } from '../chapter/read-in-chapter.tsx'
import { PlainWords } from './plain-words.tsx'

/** What helps with a quotation, beside its reference: the chapter it stands in, and its hard words. */
export function PassageHelp({
  citation: { reference, text },
  label,
}: {
  citation: Citation
  label?: string
}) {
  return (
    <>
      <ReadInChapter reference={reference} {...(label && { label })} />
      <PlainWords reference={reference} text={text} />
    </>
  )
}
