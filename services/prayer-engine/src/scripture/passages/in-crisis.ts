import type { CrisisKind } from '../../care/crisis.ts'
import type { Reasons } from './reasons.ts'

// Nearness, holding and shelter, and nothing else. No passage here speaks of death, sleep, sin, duty or deliverance
// already come: each can be heard wrongly by somebody in danger.
const NEAR: Reasons = {
  'Psalm 34:18': 'It says where God is when a heart is broken: near.',
  'Psalm 40:17': 'It is for somebody in need: God is thinking of them.',
  'Psalm 46:1': 'It says that help is close by, now.',
  'Psalm 56:8': 'It says that every tear is seen and kept.',
  'Psalm 61:1-2': 'It is a cry from far away, by somebody overwhelmed.',
  'Psalm 62:8': 'It says that everything in the heart may be said.',
  'Psalm 73:23': 'It is about being held by the hand, in spite of everything.',
  'Psalm 94:18-19': 'It was said by somebody who was slipping and was held.',
  'Psalm 130:1-2': 'It is a prayer from the very bottom, and it is in the Bible.',
  'Psalm 139:9-10': 'It says there is no place where God’s hand cannot hold.',
  'Psalm 145:18': 'It says that God is near to everyone who calls.',
  'Psalm 147:3': 'It says that God tends the broken-hearted.',
}

// The side of those who are hurt. Nothing about forgiving, enduring, or returning.
const SHELTER: Reasons = {
  'Psalm 9:9-10': 'It says that God is a refuge for the oppressed.',
  'Psalm 10:17-18': 'It says that God hears those who are hurt, and takes their side.',
  'Psalm 12:5': 'It is God’s answer to the sighing of people who are hurt: safety.',
  'Psalm 34:18': 'It says that God is near to a broken heart.',
  'Psalm 46:1': 'It says that help is close by, now.',
  'Psalm 56:8': 'It says that every tear has been seen.',
  'Psalm 57:1': 'It asks for a safe place until the danger is over.',
  'Psalm 61:3': 'It calls God a shelter and a strong tower.',
  'Psalm 72:12': 'It speaks of help for those who have no helper.',
  'Psalm 103:6': 'It says that God wants justice for all who are oppressed.',
  'Psalm 140:4': 'It asks to be kept from a violent person. It is right to ask that.',
  'Psalm 140:12': 'It says that God takes up the cause of the hurt.',
}

/** The passages for somebody who may be in danger, whatever category and mood they chose. */
export function reasonsInCrisis(kind: CrisisKind): Reasons {
  return kind === 'abuse' || kind === 'violence' ? SHELTER : NEAR
}
