import { type Block, h, list, p, phrase, q, scripture, w } from './blocks.ts'

export const body: readonly Block[] = [
  p`The book of Psalms is a hundred and fifty poems from a small country, gathered over centuries. Their writers kept
    sheep, fought with bows and offered animals on an altar. They had no printed page, no antibiotics, no clock. It is
    reasonable to ask what they could know about a person with a telephone in her hand at two in the morning.`,
  p`Here is one of them, at about that hour.`,
  scripture('Psalm 77:4', 'Thou holdest mine eyes waking: I am so troubled that I cannot speak.'),
  p`It turns out that the telephone was not the important part.`,

  h('A book of prayers, and of arguments'),
  p`Most of the Bible speaks to people: it tells them stories, gives them laws, writes them letters. The Psalms are mostly
    people speaking back. That they were kept, copied and called holy says something by itself. Somebody decided that
    what we say to God on our worst days belongs in the same book as what God says to us.`,
  p`And they say a great deal. Those who sort psalms usually find a handful of kinds, and it helps to know them, because a
    psalm of the wrong kind at the wrong time can feel like being cheered up by a stranger.`,
  list(
    w`Laments, the largest family of all. Something is wrong, and the psalm says so, to God, often with a question:
      ${q('Psalm 13:1', 'How long wilt thou forget me, O LORD? for ever?')} Begin with Psalms 13, 42 and 130.`,
    w`Thanksgivings. Something was wrong, and is over: ${q('Psalm 30:11', 'Thou hast turned for me my mourning into dancing')}.
      Begin with Psalms 30 and 116.`,
    w`Hymns, which praise without any occasion: ${q('Psalm 19:1', 'The heavens declare the glory of God')}. Begin with
      Psalms 8, 19 and 104.`,
    w`Songs of trust, written from inside the trouble and yet at rest: Psalms 23, 121 and 131.`,
    w`Confessions, for the day when what is wrong is what you did: Psalms 32 and 51.`,
    w`Songs of wisdom, which think aloud about how to live, and why things go so well for people who do not care: Psalms 1
      and 73.`,
  ),
  p`In the language of moods, there is something here for anxious and grateful, tired and joyful, ashamed and
    overwhelmed. It is a wider range than most of us allow ourselves in public, or in church.`,

  h('The shape of a complaint'),
  p`Read a few laments one after another and you will see them move in a certain way. They call on God by name. They say
    what hurts, without good manners. They remember something that makes it possible to trust, or at least to go on
    talking. They ask. And often, near the end, something turns. Psalm 13 has six verses. It begins with the question
    above, and ends like this:`,
  scripture(
    'Psalm 13:5-6',
    'But I have trusted in thy mercy; my heart shall rejoice in thy salvation. I will sing unto the LORD, because he hath dealt bountifully with me.',
  ),
  p`What happened in between? The psalm does not say. No enemy has left, and nobody got well between one verse and the
    next. Perhaps a priest said a word of promise there. Perhaps it is what can happen to somebody who has at last
    complained to the right person. Either way the order matters: trust comes after the honest sentence, and not in
    place of it.`,
  p`In others the turn is only begun. The singer of Psalm 42 talks to his own soul as one talks to a tired child,
    ${q('Psalm 42:5', 'Why art thou cast down, O my soul?')}, comforts it, and six verses later has to begin all over
    again with the same words. Anybody who has had to be brave twice about the same thing will know what this is.`,
  p`And one or two never turn. Psalm 88 cries to God ${q('Psalm 88:1', 'day and night')}, and ends in the dark. It is a
    great mercy that it is there. On the day when a cheerful verse would be unbearable, there is still a psalm, and so
    there is still prayer.`,

  h('How the poetry works'),
  p`Hebrew verse does not rhyme sounds; it rhymes thoughts. A line says something, and the next one says it again,
    sharper, or from the other side:`,
  scripture(
    'Psalm 103:2-3',
    'Bless the LORD, O my soul, and forget not all his benefits: Who forgiveth all thine iniquities; who healeth all thy diseases;',
  ),
  p`This survives translation better than any rhyme would, which is one reason why the Psalms can be sung in nearly every
    language on earth. It also tells you how to read them: slowly, in pairs, with a breath in the middle. The first
    half is for saying it. The second half is for hearing what you have just said.`,
  p`The pictures do the rest. Water is fear: ${q('Psalm 69:1', 'Save me, O God; for the waters are come in unto my soul')}.
    A rock is safety. Night is waiting, and morning is God’s answer. Nobody needs to have these explained. They come out
    of the body, and ours are built like theirs.`,

  h('The verses we skip'),
  p`An honest guide has to mention the other thing. There are psalms that ask God to break teeth. Psalm 137 begins with
    some of the loveliest lines of homesickness ever written and ends with a wish for revenge on children, so terrible
    that many prayer books leave it out. What should we do with these?`,
  p`Christians and Jews have answered in several ways, and we shall not settle it here. Some things may be said by most of
    them. These are the words of people to whom great wrong was done. They hand their rage to God instead of acting on
    it. They are recorded without being recommended; that somebody in the Bible says a thing does not make it an
    instruction. And if we have never wished anything of the kind, we may at least hear in them those who have cause
    to. Hatred that is prayed has been put into hands other than ours.`,
  p`Nobody needs to begin there. But it is worth knowing that you cannot bring anything into this book that is worse than
    what it already holds.`,

  h('Not only mine'),
  p`We have spoken as if a psalm were something for one person in a room. Most of them were sung, by many people, on the
    road and in the temple, with instruments whose names nobody is sure of now. ${q('Psalm 122:1', 'I was glad when they said unto me, Let us go into the house of the LORD')}:
    it takes a ‘they’ to be glad like that.`,
  p`Since then they have been passed around more than any other prayers we know of. They are said in synagogues. Jesus
    quoted them, and the first Christians were told to sing them: ${q('Colossians 3:16', 'in psalms and hymns and spiritual songs')}.
    Benedict had his monks go through all of them every week. The Orthodox read them over the dead. The Reformers put
    them into metre so that a whole congregation could carry the tune, and enslaved people in America found Egypt and
    Babylon in them and knew at once whose story it was. People who would not have shared a table have had these words
    in common.`,
  p`So there is a way of praying a psalm that does not fit your mood: pray it for somebody whom it does fit. On a good day,
    a lament belongs to the person in the next bed. On a bad one, somebody else’s hallelujah can hold your place until
    you get back.`,

  h('Where to begin'),
  p`If you are new to them, or have not been there for a long time, here is a week.`,
  list(
    w`Monday: Psalm 23. You know it. Read it as if you did not, and stop at ${phrase('Psalm 23:4', 'for thou art with me')}:
      the psalm has been talking about God, and there it begins to talk to him.`,
    w`Tuesday: Psalm 13, all six verses, with your own question in place of the first.`,
    w`Wednesday: Psalm 8, outdoors, after dark if you can.`,
    w`Thursday: Psalm 51, slowly. Leave out nothing, and do not stay longer than it does.`,
    w`Friday: Psalm 22. Christians will know its first line from the cross. Read on to the end to see where it goes.`,
    w`Saturday: Psalm 131. It is three verses long, and there is nothing to do in it.`,
    w`Sunday: Psalm 103, aloud, with others if there are others.`,
  ),
  p`Read each one twice. Mark the line that stops you, whether it comforts you or puts you off. Then answer it in a
    sentence of your own, which is what the Psalms have been for all along: they are other people’s words, and they are
    waiting for yours.`,
]
