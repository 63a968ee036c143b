import type { Passage } from '../prayer.ts'
import { pickOne, type Random } from './random.ts'
import { IMAGES, type Image } from './stock.ts'

// The words of the King James text that carry each image.
const SIGNS: Readonly<Record<Image, RegExp>> = {
  shepherd: /\b(shepherd|sheep|flock|pasture|pastures|lamb|lambs|fold)\b/i,
  water: /\b(water|waters|river|rivers|stream|streams|thirst|thirsteth|spring|springs|fountain|well|rain)\b/i,
  rock: /\b(rock|fortress|tower|refuge|buckler|strength|high tower|stronghold|established)\b/i,
  light: /\b(light|lamp|shine|sun|morning|candle|dawn|dayspring)\b/i,
  night: /\b(night|sleep|slept|bed|darkness|slumber|lie down|laid me down)\b/i,
  road: /\b(way|ways|path|paths|feet|foot|steps|walk|lead|leadeth|guide)\b/i,
  house: /\b(house|door|dwell|dwelling|table|gates|courts|tabernacle|habitation|home)\b/i,
  hand: /\b(hand|hands|arm|arms|upholdeth|uphold|hold)\b/i,
  wings: /\b(wings|feathers|nest|eagles|shadow|sparrow)\b/i,
  bread: /\b(bread|feed|fed|hungry|taste|satisfieth|filled|food|daily)\b/i,
  field: /\b(seed|sow|reap|harvest|tree|fruit|leaf|grass|root|planted|garden|field|sheaves|bud)\b/i,
  storm: /\b(storm|wind|winds|waves|tempest|sea|floods|billows|deep)\b/i,
}

/** The images a passage holds, in its own words. */
export function imagesOf(passage: Passage): Image[] {
  return IMAGES.filter((image) => SIGNS[image].test(passage.text))
}

/** The images a prayer may use: one from its scripture, so the two belong together, and one of its own. */
export function chooseImages(random: Random, quoted: readonly Passage[]): ReadonlySet<Image> {
  const fromScripture = pickOne(random, quoted.flatMap(imagesOf))
  const images = new Set<Image>(fromScripture ? [fromScripture] : [])
  const own = pickOne(
    random,
    IMAGES.filter((image) => !images.has(image) && (!fromScripture || goesWith(fromScripture, image))),
  )
  if (own) images.add(own)
  return images
}

// Pairs that read as one scene or leave each other alone. A storm and a table do not.
const COMPANY: Readonly<Record<Image, readonly Image[]>> = {
  shepherd: ['water', 'road', 'field', 'night', 'hand'],
  water: ['shepherd', 'field', 'bread', 'hand', 'road'],
  rock: ['storm', 'hand', 'light', 'road'],
  light: ['night', 'road', 'house', 'rock', 'field'],
  night: ['light', 'house', 'wings', 'hand', 'shepherd'],
  road: ['light', 'shepherd', 'hand', 'bread', 'rock'],
  house: ['light', 'bread', 'night', 'hand', 'wings'],
  hand: ['night', 'road', 'rock', 'house', 'water', 'bread'],
  wings: ['night', 'house', 'storm', 'field'],
  bread: ['house', 'field', 'road', 'hand', 'water'],
  field: ['water', 'light', 'bread', 'shepherd', 'wings'],
  storm: ['rock', 'hand', 'wings', 'light'],
}

function goesWith(one: Image, other: Image): boolean {
  return COMPANY[one].includes(other)
}
