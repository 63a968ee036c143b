import { letterMail, psalmMail, reminderMail, welcomeMail } from './compose.ts'
import { dailyPsalm, issues, verseNamed } from './content.ts'
import type { RenderedMail } from './layout.ts'

export interface Preview {
  readonly name: string
  readonly mail: RenderedMail
}

/** Mails as their readers get them: a reminder, the welcome, every issue, and a few Psalms, the longest among them. */
export function mailPreviews(product: string, publicUrl: string): Preview[] {
  const around = { product, publicUrl, stopLink: `${publicUrl}/stop?token=example` }
  const link = `${publicUrl}/newsletter/confirm?token=example`
  const { stopLink } = around
  return [
    {
      name: 'reminder',
      mail: reminderMail(verseNamed('Psalm 34:18'), { product, page: `${publicUrl}/generate`, stopLink }),
    },
    { name: 'welcome', mail: welcomeMail({ product, link, stopLink }) },
    ...issues().map((issue) => ({ name: `letter-${issue.number}`, mail: letterMail(issue, around) })),
    ...[23, 88, 119].map((psalm) => ({ name: `psalm-${psalm}`, mail: psalmMail(dailyPsalm(psalm), around) })),
  ]
}
