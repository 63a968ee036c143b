import type { PrayerWriter } from '../domain/writer.ts'

export const composerWriter: PrayerWriter = {
  name: 'composer',
  async *write({ passages }) {
    yield { kind: 'words', part: 'address', text: 'Father, you hear me.' }
    yield { kind: 'words', part: 'complaint', text: 'I am afraid tonight.' }
    for (const { reference } of passages) yield { kind: 'quotation', part: 'trust', reference }
    yield { kind: 'words', part: 'petition', text: 'Grant me rest.' }
    yield { kind: 'words', part: 'amen', text: 'Amen.' }
  },
}
