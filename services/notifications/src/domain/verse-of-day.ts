/**
 * Verses that a reminder may open with: short, whole, for anybody on any day. Nothing that threatens, promises wealth, or
 * needs what stands around it. The words are filled in from the bundled text.
 */
export const VERSES: readonly string[] = [
  ...['Psalm 3:3', 'Psalm 4:8', 'Psalm 5:3', 'Psalm 9:9', 'Psalm 16:8', 'Psalm 16:11', 'Psalm 18:2'],
  ...['Psalm 19:14', 'Psalm 23:1', 'Psalm 23:4', 'Psalm 25:4', 'Psalm 25:5', 'Psalm 27:1', 'Psalm 27:14'],
  ...['Psalm 28:7', 'Psalm 30:5', 'Psalm 31:24', 'Psalm 32:7', 'Psalm 34:4', 'Psalm 34:8', 'Psalm 34:18'],
  ...['Psalm 37:5', 'Psalm 37:7', 'Psalm 40:1', 'Psalm 42:8', 'Psalm 46:1', 'Psalm 46:10', 'Psalm 51:10'],
  ...['Psalm 55:22', 'Psalm 56:3', 'Psalm 61:2', 'Psalm 62:5', 'Psalm 62:8', 'Psalm 63:1', 'Psalm 71:3'],
  ...['Psalm 73:26', 'Psalm 84:11', 'Psalm 86:5', 'Psalm 90:12', 'Psalm 90:14', 'Psalm 91:2', 'Psalm 94:19'],
  ...['Psalm 100:5', 'Psalm 103:8', 'Psalm 103:13', 'Psalm 107:1', 'Psalm 116:7', 'Psalm 118:24'],
  ...['Psalm 119:105', 'Psalm 119:114', 'Psalm 121:2', 'Psalm 126:5', 'Psalm 130:5', 'Psalm 138:3'],
  ...['Psalm 139:14', 'Psalm 143:8', 'Psalm 145:18', 'Psalm 147:3', 'Isaiah 26:3', 'Isaiah 40:31'],
  ...['Isaiah 41:10', 'Lamentations 3:22', 'Matthew 11:28', 'John 14:27', 'Philippians 4:6', '1 Peter 5:7'],
]

const DAY_MS = 24 * 60 * 60_000

/**
 * The verse of a person's day. Each day takes the next one, from a beginning of each person's own, so that none comes
 * back before all others have come: for a person, never twice within a month.
 */
export function verseOfDay(userId: string, localDate: string): string {
  const day = Math.floor(Date.parse(`${localDate}T00:00:00Z`) / DAY_MS)
  const begin = Number.parseInt(userId.replaceAll('-', '').slice(-8), 16)
  return VERSES[(day + begin) % VERSES.length] ?? 'Psalm 23:1'
}
