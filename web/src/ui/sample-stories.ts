/** One card of the landing page's testimonials. */
export interface Story {
  readonly name: string
  readonly role: string
  readonly quote: string
  /** 1 to 5. */
  readonly rating: number
}

/**
 * Invented, and captioned so. Put what people have really said here and empty the caption, or empty the list: the
 * section then goes away.
 */
export const caption = 'Sample stories'

export const stories: readonly Story[] = [
  {
    name: 'Miriam',
    role: 'Night nurse',
    quote:
      'After a long shift I have no sentences left. I chose one word, Tired, and the psalm that came back sat with me on the bus home.',
    rating: 5,
  },
  {
    name: 'Daniel',
    role: 'Youth pastor',
    quote:
      'I bring one to our Tuesday group and leave it open on the table. They argue with it, change it, and by then they are praying.',
    rating: 5,
  },
  {
    name: 'Ruth',
    role: 'Grandmother of six',
    quote:
      'I ask for words for each of them by name. The verses are the ones I learnt as a girl, and they are right to the letter.',
    rating: 5,
  },
]
