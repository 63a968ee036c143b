import { answerOf, api } from '../api/client.ts'
import type { Prayer } from '../api/types.ts'

export interface Saving {
  readonly generationId: string
  readonly keepSituation: boolean
  /** The person's own wording, where there is one. */
  readonly edit?: string | undefined
}

/** A save that waited for the connection, and the words it was made of. */
export interface LateSaving extends Saving {
  readonly written?: string | undefined
}

/** The prayer is in the journal already, with words that may be newer than the ones that waited. */
export class OtherWords extends Error {
  override readonly name = 'OtherWords'
}

/** Keeps the prayer in the journal. Asking twice keeps it once. */
export async function savePrayer(saving: Saving): Promise<Prayer> {
  const saved = await save(saving)
  // It was saved before, by another tab or by a line that broke: then the edit is still to be made.
  return saving.edit === undefined || says(saved, saving.edit) ? saved : reword(saved, saving.edit)
}

/** Keeps what has waited. Throws OtherWords when somebody has changed the prayer meanwhile: theirs stay. */
export async function saveLate({ written, ...saving }: LateSaving): Promise<Prayer> {
  const saved = await save(saving)
  if (saving.edit === undefined || says(saved, saving.edit)) return saved
  if (written === undefined || !says(saved, written)) throw new OtherWords()
  return reword(saved, saving.edit)
}

function save({ generationId, keepSituation, edit }: Saving): Promise<Prayer> {
  const body = { generation_id: generationId, keep_situation: keepSituation }
  return answerOf(
    api.POST('/api/v1/prayers', { body: { ...body, ...(edit !== undefined && { prayer_text: edit }) } }),
  )
}

function reword({ id }: Prayer, edit: string): Promise<Prayer> {
  return answerOf(
    api.PATCH('/api/v1/prayers/{prayerId}', {
      params: { path: { prayerId: id } },
      body: { prayer_text: edit },
    }),
  )
}

function says({ prayer_text }: Prayer, words: string): boolean {
  return inOneLine(prayer_text) === inOneLine(words)
}

function inOneLine(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
}
