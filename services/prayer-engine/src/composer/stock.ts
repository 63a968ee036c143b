/** Images a line may lean on; a prayer keeps to one or two, so that a shepherd does not turn into a rock. */
export const IMAGES = [
  'shepherd',
  'water',
  'rock',
  'light',
  'night',
  'road',
  'house',
  'hand',
  'wings',
  'bread',
  'field',
  'storm',
] as const
export type Image = (typeof IMAGES)[number]

/** Whom a line can be said of: oneself, somebody else, or a group one belongs to. */
export type VoiceKind = 'self' | 'other' | 'we'

/** One line of the stock: a template, and when it may be used. */
export interface Line {
  readonly template: string
  readonly image?: Image
  /** Absent: the line fits every voice. */
  readonly voices?: readonly VoiceKind[]
  /** It says 'I' of whoever prays, and so cannot tell of somebody else’s need. */
  readonly isOwn: boolean
}

/** Lines by what they do in the prayer: 'address', 'complaint', 'petition' and so on. */
export type Stock = Readonly<Record<string, readonly Line[]>>

/**
 * Reads a stock from its text: a heading line such as `petition:`, then one line of prayer per line.
 * A line may begin with tags: `#rock` (its image), `@self`, `@other`, `@we` (the voices it fits).
 */
export function readStock(text: string): Stock {
  const stock: Record<string, Line[]> = {}
  let section: Line[] | undefined
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    if (line === '') continue
    const heading = /^([a-z-]+):$/.exec(line)?.[1]
    if (heading) {
      section = stock[heading] ?? []
      stock[heading] = section
    } else if (section) section.push(readLine(line))
    else throw new Error('a stock must begin with a heading')
  }
  return stock
}

const OWN = /(?<![\w’'])(I|me|my|mine|myself)(?![\w’'])/

function readLine(line: string): Line {
  const words = line.split(' ')
  const tags = words.slice(
    0,
    words.findIndex((word) => !/^[#@]/.test(word)),
  )
  const template = words.slice(tags.length).join(' ')
  const image = IMAGES.find((name) => tags.includes(`#${name}`))
  const voices = (['self', 'other', 'we'] as const).filter((kind) => tags.includes(`@${kind}`))
  const known = (image ? 1 : 0) + voices.length
  if (known !== tags.length) throw new Error(`unknown tag: ${line}`)
  return {
    template,
    isOwn: OWN.test(template.replace(/\{[^}]*\}/g, '')),
    ...(image && { image }),
    ...(voices.length > 0 && { voices }),
  }
}
