import { answerOf, api } from '../../api/client.ts'
import type { Prayer } from '../../api/types.ts'

export interface Saving {
  readonly generationId: string
  readonly keepSituation: boolean
  /** The person's own wording, where there is one. */
  readonly edit?: string | undefined
}

/** Keeps the prayer in the journal. Asking twice keeps it once. */
export async function savePrayer({ generationId, keepSituation, edit }: Saving): Promise<Prayer> {
  const body = { generation_id: generationId, keep_situation: keepSituation }
  const saved = await answerOf(
    api.POST('/api/v1/prayers', { body: { ...body, ...(edit !== undefined && { prayer_text: edit }) } }),
  )
  // It was saved before, by another tab or by a line that broke: then the edit is still to be made.
  if (edit === undefined || inOneLine(saved.prayer_text) === inOneLine(edit)) return saved
  return answerOf(
    api.PATCH('/api/v1/prayers/{prayerId}', {
      params: { path: { prayerId: saved.id } },
      body: { prayer_text: edit },
    }),
  )
}

function inOneLine(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
}
