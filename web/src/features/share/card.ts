import type { Passage } from './passages.ts'

export const SHAPES = {
  Square: { width: 1080, height: 1080 },
  Story: { width: 1080, height: 1920 },
} as const
export type Shape = keyof typeof SHAPES

export const COLOURS = {
  Light: { ground: '#f7f3ec', ink: '#211d18', quiet: '#5c5347', line: '#c9d5c4', accent: '#4d6249' },
  Dark: { ground: '#1a1816', ink: '#ece6dc', quiet: '#b3aa9d', line: '#3d4f3a', accent: '#acbda6' },
} as const
export type Colours = keyof typeof COLOURS

export interface Card {
  readonly passage: Passage
  readonly shape: Shape
  readonly colours: Colours
  readonly product: string
  /** Only what the person ticked. */
  readonly name?: string | undefined
  readonly situation?: string | undefined
}

/** Scripture is nobody's help: beside a verse it is said of the prayer that the verse stood in. */
export function helpOf({ source }: Passage): string {
  return source ? 'From a prayer written with AI help' : 'Written with AI help'
}

/** What a card says, for somebody who does not see it. */
export function cardInWords({ passage, name, situation, product }: Card): string {
  const { text, source } = passage
  return [
    text,
    source && `${source.reference} (${source.translation}).`,
    name && `For ${name}.`,
    situation,
    `${helpOf(passage)}, ${product}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
