import type { PushMessage } from '../domain/push-message.ts'

/** A screen shows about two lines, and a push service takes 4 KB at most. */
const VERSE_LENGTH_MAX = 160

/** What a reminder shows as a notification: the verse of the day, and nothing that the person wrote. */
export function reminderMessage(
  passage: { readonly reference: string; readonly text: string },
  category: string | null,
): PushMessage {
  const { reference, text } = passage
  const query = category === null ? '' : `?${new URLSearchParams({ category })}`
  return {
    title: 'Time to pray',
    body: text.length > VERSE_LENGTH_MAX ? reference : `${text} (${reference})`,
    url: `/generate${query}`,
  }
}
