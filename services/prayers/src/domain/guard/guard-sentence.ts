import { citationOf } from '../scripture/text.ts'
import type { DraftSentence } from '../writer.ts'
import type { GuardContext, SentenceVerdict } from './verdict.ts'

/** Passes one sentence of a draft, the words of scripture put in from the text, or says why it may not be shown. */
export function guardSentence(draft: DraftSentence, context: GuardContext): SentenceVerdict {
  if (draft.kind === 'words') return { ok: true, sentence: { part: draft.part, text: draft.text.trim() } }
  const citation = citationOf(draft.reference)
  if (!citation) return { ok: false, code: 'unknown-reference' }
  if (!context.passages.some((passage) => passage.reference === citation.reference)) {
    return { ok: false, code: 'reference-not-handed-out', reference: citation.reference }
  }
  return { ok: true, sentence: { part: draft.part, text: citation.text, citation } }
}
