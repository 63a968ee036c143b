import { type Quotation, quotations } from '../../ui/quotations.tsx'

// Written by this product and left as it was written: Work, Anxious, Faith-Building, standard length, for oneself.

export const asked = {
  category: 'Work',
  mood: 'Anxious',
  tone: 'Faith-Building',
  situation:
    'My thoughts will not be quiet at night. Tomorrow I start a new job, and I am afraid I will not be enough.',
} as const

/** A text, or scripture that stands in the middle of it. */
type Part = string | Quotation

export const samplePrayer: readonly (readonly Part[])[] = [
  ['Maker of heaven and earth, you know my name too, and I call on yours.'],
  [
    'God, my thoughts will not be quiet at night. My mind will not lie down, even when my body begs it to. And tomorrow I start a new job.',
  ],
  ['This is a word I know:', quotations.afraid, 'To that I add another:', quotations.works],
  ['When my faith is weak, your faithfulness is not.'],
  [
    'I ask you: grant me some good hour of work, with my whole heart in it. I put my thoughts in your care. Make me steady where you are steady, and open about the rest.',
  ],
  ['Everything that lives praises you, and I am among them.'],
  ['All of this I bring in Jesus’ name. Amen.'],
]

/** Why the product chose its verses. */
export const reasons: readonly { readonly quotation: Quotation; readonly why: string }[] = [
  { quotation: quotations.afraid, why: 'It needs only one breath: when I am afraid, I will trust.' },
  { quotation: quotations.works, why: 'It brings plans to God first.' },
]

/** As it is read aloud, a sentence at a time: some browsers give up on longer texts. */
export const spokenSentences: readonly string[] = samplePrayer.flatMap((paragraph) =>
  paragraph.flatMap((part) =>
    typeof part === 'string' ? part.split(/(?<=[.?!])\s+/) : [part.text, part.reference],
  ),
)
