import { isDateTime, isUuid } from '@selah/kit/http/formats'
import type { Static } from 'typebox'
import type { JournalPlace } from '../db/journal-repository.ts'
import { type Prayer, type PrayerContent, scriptureReferences } from '../domain/journal.ts'
import { tellsSituation } from '../domain/share-situation.ts'
import { paragraphsOf } from '../domain/structure.ts'
import { InvalidCursor } from '../errors.ts'
import type { PrayerView } from './prayers.schemas.ts'

export function toPrayerView({ content, ...prayer }: Prayer): Static<typeof PrayerView> {
  const { prayerText, citations, partKinds, recipient, situation, note } = content
  const references = scriptureReferences(citations)
  return {
    id: prayer.id,
    user_id: prayer.userId,
    generation_id: prayer.generationId,
    created_at: prayer.createdAt.toISOString(),
    category: prayer.category,
    mood: prayer.mood,
    tone: prayer.tone,
    ...(situation && { situation }),
    prayer_text: prayerText,
    ...(references && { scripture_references: references }),
    citations: [...citations],
    parts: paragraphsOf(prayerText, citations, partKinds),
    recipient: { ...recipient },
    written_by: prayer.writtenBy,
    ...(note && { note }),
    ...toldIn(content),
    is_shared: prayer.isShared,
    ...(prayer.answeredAt && { answered_at: prayer.answeredAt.toISOString() }),
  }
}

function toldIn(content: PrayerContent): Pick<Static<typeof PrayerView>, 'tells_situation'> {
  const tells = tellsSituation(content)
  return tells ? { tells_situation: tells === 'unknown' ? tells : 'some_sentences' } : {}
}

/** A place in the journal as an opaque cursor. */
export function toCursor({ createdAt, id }: JournalPlace): string {
  return Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url')
}

/** Throws InvalidCursor for anything that toCursor did not give. */
export function fromCursor(cursor: string): JournalPlace {
  const [time = '', id = '', ...more] = Buffer.from(cursor, 'base64url').toString().split(' ')
  if (!isDateTime(time) || !isUuid(id) || more.length > 0) throw new InvalidCursor()
  return { createdAt: new Date(time), id }
}
