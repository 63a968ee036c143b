/**
 * Verses that a reminder may open with: short, whole, for anybody on any day. Nothing that threatens, promises wealth, or
 * needs what stands around it. The words are filled in from the bundled text.
 */
export const VERSES: readonly string[] = [
  ...['Exodus 15:2', 'Exodus 33:14', 'Numbers 6:24', 'Deuteronomy 31:8', 'Joshua 1:9', '1 Samuel 2:2'],
  ...['Psalm 3:3', 'Psalm 4:8', 'Psalm 5:3', 'Psalm 8:1', 'Psalm 9:9', 'Psalm 13:5', 'Psalm 16:1'],
  ...['Psalm 16:8', 'Psalm 16:11', 'Psalm 18:2', 'Psalm 19:14', 'Psalm 20:1', 'Psalm 23:1', 'Psalm 23:4'],
  ...['Psalm 25:4', 'Psalm 25:5', 'Psalm 27:1', 'Psalm 27:14', 'Psalm 28:7', 'Psalm 30:5', 'Psalm 31:14'],
  ...['Psalm 31:24', 'Psalm 32:7', 'Psalm 33:20', 'Psalm 33:22', 'Psalm 34:4', 'Psalm 34:8', 'Psalm 34:18'],
  ...['Psalm 36:7', 'Psalm 36:9', 'Psalm 37:5', 'Psalm 37:7', 'Psalm 40:1', 'Psalm 42:8', 'Psalm 46:1'],
  ...['Psalm 46:10', 'Psalm 51:10', 'Psalm 55:22', 'Psalm 56:3', 'Psalm 57:1', 'Psalm 59:16', 'Psalm 61:2'],
  ...['Psalm 62:1', 'Psalm 62:5', 'Psalm 62:8', 'Psalm 63:1', 'Psalm 63:3', 'Psalm 63:7', 'Psalm 66:20'],
  ...['Psalm 68:19', 'Psalm 71:3', 'Psalm 73:26', 'Psalm 84:11', 'Psalm 86:5', 'Psalm 86:11', 'Psalm 89:1'],
  ...['Psalm 90:12', 'Psalm 90:14', 'Psalm 91:2', 'Psalm 92:1', 'Psalm 94:18', 'Psalm 94:19', 'Psalm 95:1'],
  ...['Psalm 95:6', 'Psalm 97:1', 'Psalm 100:4', 'Psalm 100:5', 'Psalm 103:1', 'Psalm 103:2', 'Psalm 103:8'],
  ...['Psalm 103:13', 'Psalm 104:33', 'Psalm 107:1', 'Psalm 108:4', 'Psalm 115:1', 'Psalm 116:1'],
  ...['Psalm 116:7', 'Psalm 118:14', 'Psalm 118:24', 'Psalm 119:18', 'Psalm 119:50', 'Psalm 119:76'],
  ...['Psalm 119:105', 'Psalm 119:114', 'Psalm 121:1', 'Psalm 121:2', 'Psalm 121:8', 'Psalm 125:2'],
  ...['Psalm 126:5', 'Psalm 130:5', 'Psalm 136:1', 'Psalm 138:3', 'Psalm 139:14', 'Psalm 139:23'],
  ...['Psalm 141:2', 'Psalm 143:8', 'Psalm 143:10', 'Psalm 145:9', 'Psalm 145:14', 'Psalm 145:18'],
  ...['Psalm 147:3', 'Psalm 147:5', 'Proverbs 3:5', 'Isaiah 12:2', 'Isaiah 26:3', 'Isaiah 40:31'],
  ...['Isaiah 41:10', 'Lamentations 3:22', 'Lamentations 3:25', 'Micah 7:7', 'Nahum 1:7', 'Zephaniah 3:17'],
  ...['Matthew 6:34', 'Matthew 11:28', 'John 14:27', 'John 15:9', 'Romans 15:13', 'Philippians 4:6'],
  ...['2 Thessalonians 3:16', '1 Peter 5:7', '1 John 4:16'],
]

const DAY_MS = 24 * 60 * 60_000
/** A verse of one reminder comes this many days later with the next one of the person. */
const APART_DAYS = 31
/** So many reminders a day never see a verse twice within a month. */
export const MONTH_APART = Math.floor(VERSES.length / APART_DAYS)
/** Further ones differ on each day, and have verses that others had some days before. */
const FURTHER_DAYS = 6

/**
 * The verse of a reminder on a day. Each day takes the next one, from a beginning of each person's own, and each of a
 * person's reminders stands elsewhere in the list: `position` is 0 for their first one.
 */
export function verseOfDay(userId: string, localDate: string, position: number): string {
  const day = Math.floor(Date.parse(`${localDate}T00:00:00Z`) / DAY_MS)
  const begin = Number.parseInt(userId.replaceAll('-', '').slice(-8), 16)
  const place = (position % MONTH_APART) * APART_DAYS + Math.floor(position / MONTH_APART) * FURTHER_DAYS
  return VERSES[(day + begin + place) % VERSES.length] ?? 'Psalm 23:1'
}
