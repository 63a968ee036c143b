import type { Reasons } from './reasons.ts'

export const LOVE: Reasons = {
  'Psalm 18:19': 'It says that God brought somebody out because God delighted in them.',
  'Psalm 36:5': 'It looks for the edges of God’s mercy and finds none.',
  'Psalm 36:7': 'It calls God’s love precious, and a place of shelter.',
  'Psalm 42:8': 'It finds love in the daytime and a song at night.',
  'Psalm 63:7-8': 'It is love that clings, and a hand that holds.',
  'Psalm 86:15': 'It tells what God’s love is like: patient and full of compassion.',
  'Psalm 89:1': 'It sings about mercy that goes on from parents to children.',
  'Psalm 103:8': 'It says love is slow to anger.',
  'Psalm 116:1-2': 'It is a love that began with being heard.',
  'Psalm 139:1-2': 'It is about being known completely, and still held.',
  'Psalm 145:8-9': 'It says that God’s tenderness is for everyone and everything made.',
  'Psalm 143:8': 'It asks to hear of God’s love first thing in the day.',
  'Isaiah 54:10': 'It says love outlasts mountains.',
  'Zephaniah 3:17': 'It pictures God singing over somebody, glad of them.',
  'John 14:18': 'It is Jesus telling his friends that he will not leave them on their own.',
  'John 13:34': 'It tells us how to love: as we are loved.',
  'Romans 8:38-39': 'It lists all that cannot come between us and God’s love.',
  '1 Corinthians 13:13': 'It calls love (charity, in the old word) the greatest thing that lasts.',
  '1 John 4:19': 'It says which love came first.',
}
