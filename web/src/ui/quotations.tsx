import classes from './quiet-verse.module.css'

/** Words of scripture, as they stand in the King James Version ; `quotations.test.ts` compares them with the text. */
export interface Quotation {
  readonly reference: string
  readonly text: string
}

/** Named at every quotation (D-40). */
export const TRANSLATION = 'King James Version'

/** Each begins where a verse or a clause of it begins, and nothing is left out in between. */
export const quotations = {
  refuge: { reference: 'Psalm 62:8', text: 'God is a refuge for us. Selah.' },
  pourOut: {
    reference: 'Psalm 62:8',
    text: 'Trust in him at all times; ye people, pour out your heart before him: God is a refuge for us. Selah.',
  },
  brokenHeart: {
    reference: 'Psalm 34:18',
    text: 'The LORD is nigh unto them that are of a broken heart; and saveth such as be of a contrite spirit.',
  },
  rock: {
    reference: 'Psalm 61:2',
    text: 'From the end of the earth will I cry unto thee, when my heart is overwhelmed: lead me to the rock that is higher than I.',
  },
  morning: {
    reference: 'Psalm 30:5',
    text: 'weeping may endure for a night, but joy cometh in the morning.',
  },
  meditation: {
    reference: 'Psalm 19:14',
    text: 'Let the words of my mouth, and the meditation of my heart, be acceptable in thy sight, O LORD, my strength, and my redeemer.',
  },
  lostSheep: {
    reference: 'Psalm 119:176',
    text: 'I have gone astray like a lost sheep; seek thy servant; for I do not forget thy commandments.',
  },
  afraid: { reference: 'Psalm 56:3', text: 'What time I am afraid, I will trust in thee.' },
  works: {
    reference: 'Proverbs 16:3',
    text: 'Commit thy works unto the LORD, and thy thoughts shall be established.',
  },
} as const satisfies Record<string, Quotation>

/** The footer's five, in the order of FTR-01. */
export const versesOfTheDay = [
  { reference: 'Psalm 23:1', text: 'The LORD is my shepherd; I shall not want.' },
  {
    reference: 'Psalm 46:10',
    text: 'Be still, and know that I am God: I will be exalted among the heathen, I will be exalted in the earth.',
  },
  { reference: 'Psalm 119:105', text: 'Thy word is a lamp unto my feet, and a light unto my path.' },
  {
    reference: 'Psalm 55:22',
    text: 'Cast thy burden upon the LORD, and he shall sustain thee: he shall never suffer the righteous to be moved.',
  },
  {
    reference: 'Psalm 145:18',
    text: 'The LORD is nigh unto all them that call upon him, to all that call upon him in truth.',
  },
] as const satisfies readonly Quotation[]

/** A verse under what a page says, in a low voice. */
export function QuietVerse({ quotation: { reference, text } }: { quotation: Quotation }) {
  return (
    <figure className={classes.verse}>
      <blockquote className={classes.words}>{text}</blockquote>
      <figcaption className={classes.reference}>{reference} (KJV)</figcaption>
    </figure>
  )
}
