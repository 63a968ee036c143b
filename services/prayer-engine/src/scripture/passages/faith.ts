import type { Reasons } from './reasons.ts'

export const FAITH: Reasons = {
  'Psalm 9:9-10': 'It joins trust with memory: those who seek God have not been forsaken.',
  'Psalm 13:5-6': 'It comes right after "How long?", and shows faith that has not stopped asking.',
  'Psalm 16:8': 'It is faith as a habit: keeping God in view, day after day.',
  'Psalm 27:13-14': 'It is about going on believing while the answer is still far off.',
  'Psalm 31:14-15': 'It puts the days themselves into God’s hand.',
  'Psalm 33:20-22': 'It is faith said together, by people who wait and hope.',
  'Psalm 42:1-2': 'It is for when God feels far away and wanting God is all the faith there is.',
  'Psalm 52:8': 'It pictures faith as a green tree, planted and living.',
  'Psalm 62:8': 'It says that trust and a poured-out heart belong together.',
  'Psalm 73:28': 'It was said by somebody who nearly lost faith and came near again.',
  'Psalm 77:11-12': 'It answers doubt by remembering, one thing at a time, what God has done.',
  'Psalm 119:18': 'It asks for open eyes, which is where much faith begins.',
  'Mark 9:24': 'It is the prayer of a father who believed and doubted in one breath, and was heard.',
  'Luke 17:5': 'It is what the apostles themselves asked for.',
  'John 6:68': 'It is what Peter said when others left: where else would we go?',
  'Hebrews 11:1': 'It says what faith is: holding to what cannot be seen yet.',
}
