import type { Reasons } from './reasons.ts'

export const HOPE: Reasons = {
  'Psalm 18:28': 'It speaks of a small light in the dark, and who lights it.',
  'Psalm 27:13-14': 'It hopes to see goodness here, in this life, and waits.',
  'Psalm 33:20-22': 'It hopes together with others, and asks for mercy.',
  'Psalm 39:7': 'It asks what there is left to wait for, and answers.',
  'Psalm 40:1-2': 'It was written after the pit, by somebody who had waited in it.',
  'Psalm 42:11': 'It talks to a soul that is cast down, and does not scold it.',
  'Psalm 62:5-6': 'It turns hope to the one place that does not move.',
  'Psalm 71:14': 'It decides to hope, and to go on doing so.',
  'Psalm 112:4': 'It says that light can rise while it is still dark.',
  'Psalm 119:49-50': 'It is comfort in trouble, drawn from a word that gave hope.',
  'Psalm 126:5': 'It gives tears a place in the story, and does not end with them.',
  'Psalm 130:5-6': 'It waits as a night watchman waits: sure of morning, not yet seeing it.',
  'Lamentations 3:22-23': 'It was written in ruins, and still finds mercy new every morning.',
  'Lamentations 3:25-26': 'It makes room for hope that is quiet.',
  'Micah 7:7': 'It looks up when there is little to see, and waits.',
  'Matthew 5:4': 'It says that mourning is not the last word.',
  'John 1:5': 'It says that the dark has not put out the light.',
  'Revelation 21:4': 'It looks as far ahead as hope can: to the day when tears are wiped away.',
  'Romans 15:13': 'It asks the God of hope to fill a person with it.',
}
