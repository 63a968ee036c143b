// What the sandbox's model knows how to say. {me} and {my} stand for whom the prayer is for; the speaker is 'I'.

export type Phrases = readonly string[]

export const ADDRESSES: Readonly<Record<string, Phrases>> = {
  Comforting: [
    'Gentle God, you stay when the room goes quiet.',
    'Father, you hear what is said under the breath.',
  ],
  Empowering: [
    'Strong and living God, no road is closed to you.',
    'Lord of all courage, I stand up before you.',
  ],
  Grateful: [
    'Giver of every good gift, I thank you before I ask.',
    'Thank you, Lord, that I may come to you at all.',
  ],
  Restorative: ['God who mends, you know what is worn and torn.', 'Lord, you make tired ground green again.'],
  'Faith-Building': [
    'Faithful God, you have kept your people until now.',
    'Lord, you were true long before I was born.',
  ],
}

export const COMPLAINTS: Readonly<Record<string, Phrases>> = {
  Anxious: ['My thoughts run ahead of me and will not lie down.', 'My heart is loud, and I cannot quiet it.'],
  Worried: ['I turn the same worry over and over.', 'I lie awake and count what may go wrong.'],
  Overwhelmed: ['There is more in my hands than I can hold.', 'Everything asks for me at once.'],
  Tired: ['I am tired, and the day asks more than I have.', 'Even rest does not rest me now.'],
  Hopeful: ['I hope, and I am a little afraid of hoping.', 'Something new is near, and I can hardly wait.'],
  Peaceful: ['My heart is quiet, and I do not want to hurry past it.', 'There is room in me today.'],
  Grateful: ['I cannot keep this gladness to myself.', 'I did not earn this, and still it came.'],
  Thankful: ['I look back and find you in more places than I knew.', 'I want to thank you while I remember.'],
  Grieving: ['There is an empty place, and I go round it all day.', 'I reach for what is no longer there.'],
  Lonely: ['It is quiet around me, and nobody asks.', 'I would like to be missed by somebody.'],
  Angry: ['I am angry, and I do not want to hide it from you.', 'It was not right, and it burns in me.'],
  Guilty: ['I did what I wish I had not done.', 'I cannot put it right by myself.'],
  Joyful: ['There is a song in me that will not wait.', 'I laugh, and I know whose gift that is.'],
}

export const TRUSTS: Phrases = [
  'Still I will rest my weight on you.',
  'Yet you do not turn your face away from {me}.',
  'You see in the dark as plainly as at noon.',
  'What is too heavy for {me} is not too heavy for you.',
  'You were here before this trouble, and you will be here after it.',
  'I have called to you before, and you listened.',
]

export const PETITIONS: Readonly<Record<string, Phrases>> = {
  Comforting: [
    'Hold {me} close until the fear grows small.',
    'Let {me} sleep tonight without counting the hours.',
  ],
  Empowering: [
    'Make {me} brave enough to take the next step.',
    'Steady {my} hands, and set {my} feet to the work.',
  ],
  Grateful: ['Keep {my} eyes open for small mercies.', 'Teach {me} to say thank you while the gift is new.'],
  Restorative: ['Mend in {me} what has come apart.', 'Bring {me} back, slowly and gently, to wholeness.'],
  'Faith-Building': [
    'Help {me} to trust what I cannot yet see.',
    'Remind {me} of every time you came through.',
  ],
}

export const MORE_PETITIONS: Phrases = [
  'Grant {me} people who listen and do not hurry.',
  'Give {me} strength enough for this one day.',
  'May your peace stand watch at {my} door tonight.',
  'Keep {me} from carrying alone what others would gladly share.',
  'Help {me} to speak the truth kindly, and to hear it.',
  'Let there be a little light to go by, as much as the next step needs.',
  'Show {me} what can wait until tomorrow, and let it wait.',
  'Guard {me} from bitter words and from hard thoughts.',
  'Be near in the hours when nobody else is awake.',
]

export const PRAISES: Phrases = [
  'I will speak of your kindness in the morning.',
  'As long as I have breath, I will thank you.',
  'Let my whole life become a song to you.',
]
