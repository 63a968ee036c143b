import type { Issue } from '../domain/issue.ts'
import type { DailyPsalm, Verse } from './content.ts'
import { type RenderedMail, renderMail } from './layout.ts'

const PRAYERS_CALLED = 'Write a prayer'

const WELCOME = [
  'Once a week we send one letter: a passage of scripture with a few thoughts, three prayers to begin, and a word for the week.',
  'Please confirm that this address is yours and that you want it.',
].join(' ')

interface WelcomeLinks {
  readonly product: string
  readonly link: string
  readonly stopLink: string
}

/** Asks the owner of an address whether they want the letter (D-21). */
export function welcomeMail({ product, link, stopLink }: WelcomeLinks): RenderedMail {
  return renderMail({
    subject: `Please confirm: the ${product} prayer circle`,
    preview: 'One press, and the weekly letter comes to you.',
    blocks: [
      { kind: 'paragraph', text: 'Welcome to our prayer circle.' },
      {
        kind: 'paragraph',
        text: WELCOME,
      },
      { kind: 'link', text: 'Yes, send me the letter', url: link },
      {
        kind: 'small',
        text: 'The link works for seven days. If you did not ask for this, do nothing: no letter will come.',
      },
      { kind: 'small-link', text: 'Unsubscribe', url: stopLink },
      { kind: 'small', text: product },
    ],
  })
}

interface Around {
  readonly product: string
  readonly publicUrl: string
  /** Where a person ends these mails. */
  readonly stopLink: string
}

/** One issue of the letter. */
export function letterMail(
  { subject, preview, blocks }: Issue,
  { product, publicUrl, stopLink }: Around,
): RenderedMail {
  return renderMail({
    subject,
    preview,
    blocks: [
      ...blocks,
      { kind: 'link', text: PRAYERS_CALLED, url: `${publicUrl}/generate` },
      {
        kind: 'small',
        text: `You get the ${product} letter once a week because you confirmed that you want it.`,
      },
      { kind: 'small-link', text: 'Unsubscribe', url: stopLink },
    ],
  })
}

/** The Psalm of one morning. */
export function psalmMail(
  { number, introduction, verses }: DailyPsalm,
  { product, publicUrl, stopLink }: Around,
): RenderedMail {
  return renderMail({
    subject: `Psalm ${number}`,
    preview: introduction,
    blocks: [
      { kind: 'heading', text: `Psalm ${number}` },
      { kind: 'paragraph', text: introduction },
      { kind: 'verses', verses },
      { kind: 'small', text: 'King James Version' },
      { kind: 'link', text: PRAYERS_CALLED, url: `${publicUrl}/generate` },
      { kind: 'small', text: `The daily Psalm is part of your yearly plan with ${product}.` },
      { kind: 'small-link', text: 'Stop the daily Psalm', url: stopLink },
    ],
  })
}

interface AroundReminder {
  readonly product: string
  /** Where the person prays. */
  readonly page: string
  readonly stopLink: string
}

/** A reminder to pray: a verse, one line, one link, and nothing of what the person ever wrote. */
export function reminderMail(
  { reference, text }: Verse,
  { product, page, stopLink }: AroundReminder,
): RenderedMail {
  return renderMail({
    subject: 'Time to pray',
    preview: text,
    blocks: [
      { kind: 'quotation', text, reference },
      {
        kind: 'paragraph',
        text: 'You asked to be reminded at this time. One sentence is enough, and so is silence.',
      },
      { kind: 'link', text: PRAYERS_CALLED, url: page },
      { kind: 'small', text: `You set this reminder with ${product}.` },
      { kind: 'small-link', text: 'Stop this reminder', url: stopLink },
    ],
  })
}
