import { type Block, h, list, p, phrase, q, scripture, w } from './blocks.ts'

export const body: readonly Block[] = [
  p`You have seen the line on a mug, over a photograph of a lake.`,
  scripture(
    'Psalm 46:10',
    'Be still, and know that I am God: I will be exalted among the heathen, I will be exalted in the earth.',
  ),
  p`There is no lake in Psalm 46. There is an earthquake: the psalm imagines that
    ${q('Psalm 46:2', 'the mountains be carried into the midst of the sea')}. There is war, and the verse just before the
    famous one says how God ends it: ${q('Psalm 46:9', 'he breaketh the bow, and cutteth the spear in sunder')}. Only
    then comes the call to be still. The Hebrew verb has to do with letting go, with hands that drop what they were
    gripping. It is spoken into the noise. To armies, first of all, but anybody who has lain awake arguing with a person
    who is not in the room may feel addressed.`,
  p`That is good news for those of us who will never have the lake. Stillness of this kind does not wait until things
    have calmed down. It is something to do with your hands while they have not.`,

  h('Elijah, fed first'),
  p`The other great story about quiet is Elijah’s. He has just had the triumph of his life, and then one threat undoes
    him. He walks a day into the desert, sits down under a bush and asks to die. What happens next is easy to skip on
    the way to the mountain. He falls asleep. An angel wakes him, not with a message but with breakfast. He eats, and
    sleeps again. The angel comes a second time:`,
  scripture('1 Kings 19:7', 'Arise and eat; because the journey is too great for thee.'),
  p`Nobody reasons with him. Nobody tells him to trust more. He is exhausted, so he is given bread and water and another
    sleep. After that he can walk, and it is weeks later, on Horeb, that the wind comes, and the earthquake, and the
    fire, and after them ${q('1 Kings 19:12', 'a still small voice')}.`,
  p`If your thoughts will not settle, it is worth going through the story in its own order. Have you slept? Have you
    eaten anything that was not standing up? ${q('Psalm 103:14', 'For he knoweth our frame; he remembereth that we are dust')},
    says a psalm, and it is a comforting verse, not an insult. Some of what feels like a crisis of faith at eleven at
    night is a person who needs to go to bed.`,
  p`Notice also what the voice says when it comes. It asks a question:
    ${q('1 Kings 19:13', 'What doest thou here, Elijah?')} It lets him tell his whole complaint, which he does twice, in
    the same words. Then it gives him the next thing to do, and lets him know that he is less alone than he thought.`,

  h('What quiet is like at first'),
  p`People who try to be silent for ten minutes are often dismayed to find how loud they are. The shopping list arrives,
    then an old quarrel, then a song. They conclude that they are bad at it. But nobody turned the noise on; you merely
    stopped drowning it. Another psalm knows that crowd well: ${q('Psalm 94:19', 'In the multitude of my thoughts within me thy comforts delight my soul')}.
    The comforts come among the thoughts. They do not wait for the room to be empty.`,
  p`Psalm 131, one of the shortest, has the picture we like best. The singer has stopped occupying himself with things too
    high for him, and sits there ${q('Psalm 131:2', 'as a child that is weaned of his mother')}. A child at the breast
    wants something. A weaned child on the same lap has stopped wanting anything except to be there. It took some crying
    to get that far, as every parent knows.`,

  h('Ten quiet minutes'),
  p`There are many ways, and traditions that have thought about them for longer than we have: the Jesus Prayer among the
    Orthodox, lectio divina in the monasteries, the silence of a Quaker meeting. What follows is only a beginning.`,
  list(
    w`Sit so that you could stay there. Set a timer, so that you need not look at the clock. Put the telephone in another
      room, unless the timer is in it.`,
    w`Take one short line and say it as you breathe. ${q('Psalm 62:5', 'My soul, wait thou only upon God')} will do, or
      only its first two words.`,
    w`When a thought comes, and it will, give it a name: ‘the invoice’, ‘my sister’. Then go back to the line. Going back
      is the whole exercise. If you go back thirty times, you have practised thirty times.`,
    w`If something must not be forgotten, write down one word and let the paper remember it.`,
    w`At the end say thank you, even if nothing happened. Mostly nothing does. Rain on a field does not look like much
      either.`,
  ),

  h('Clarity, and its limits'),
  p`Does clarity follow? Sometimes, and often sideways. In the quiet you may notice that the decision which has kept you
    awake for a month has two parts, and that you are only afraid of one. You may notice that you are angry, and have
    called it being busy. You may see that you have known for some time what you ought to do. This is ordinary,
    valuable, and does not need a halo.`,
  p`What quiet does not give is certainty that the next thing in your head is the voice of God. Christians of every kind
    have been cautious here, and for good reason; people have heard in silence whatever they most wanted. There are some
    old tests. Does it fit with what scripture says as a whole, and not with one verse cut out? Does it look like love
    when somebody else pays the price of it? Does it hold up when you have told it to a person who is wise and not
    impressed by you? Does it still look right on Thursday? If a calling is real it can bear to be asked these
    questions.`,
  p`A feeling of peace is a gift, but a poor judge by itself. It is possible to feel peaceful about avoiding a
    conversation. And it is possible to feel afraid of the very thing that is right. The prophet says
    ${q('Isaiah 30:15', 'in quietness and in confidence shall be your strength')}: strength, which is for doing something
    afterwards.`,

  h('When quiet is not the thing'),
  p`Silence is not medicine for everybody at all times. After a trauma, in a deep depression, in the first weeks of
    grief, an empty quarter of an hour can turn into a place where the worst gets louder. If that is so, do not
    persevere out of duty. Pray on a walk. Pray aloud, or with somebody, or in the words of a hymn. Wash the dishes
    slowly. And tell a person who is trained to help; Elijah was sent help too, and it came with bread in its hands.`,
  p`For those with small children, or two jobs, or somebody to nurse, the quiet may be forty seconds in a parked car. It
    counts. Jesus tells Martha that she is ${phrase('Luke 10:41', 'careful and troubled about many things')}, and he says
    it as a friend who says her name twice. He does not tell her to find an hour. He says that one thing is needful, and
    it was sitting in the next room.`,
  p`So let the hands drop, where you are. The mountains may still be moving. It was never said that they would stop
    first.`,
]
