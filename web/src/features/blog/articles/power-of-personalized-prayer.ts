import { type Block, h, list, p, q, scripture, w } from './blocks.ts'

export const body: readonly Block[] = [
  p`There is a story in the first book of Samuel about a woman who prayed so much like herself that a priest took
    her for drunk. Hannah had come to the shrine at Shiloh, as she did every year, and every year it was the same:
    another woman’s children at the table, the same remarks, the same empty arms. She did not recite anything. She
    stood and wept, and her lips moved.`,
  scripture(
    '1 Samuel 1:13',
    'Now Hannah, she spake in her heart; only her lips moved, but her voice was not heard: therefore Eli thought she had been drunken.',
  ),
  p`When Eli scolds her, she answers with one of the plainest descriptions of prayer in the Bible. She has
    ${q('1 Samuel 1:15', 'poured out my soul before the LORD')}, she says, and what she poured out was
    ${q('1 Samuel 1:16', 'the abundance of my complaint and grief')}. She did not tidy it first. And Eli, who is
    sometimes remembered only for his mistake, has the grace to change his mind on the spot and send her off with a
    blessing.`,
  p`Nothing in the story says that Hannah prayed well. It says that she prayed as Hannah.`,

  h('Being asked what we want'),
  p`Something similar happens on the road out of Jericho. A blind man called Bartimaeus shouts at a passing crowd until
    Jesus stops. Everybody there can see what he needs. Jesus asks him anyway:
    ${q('Mark 10:51', 'What wilt thou that I should do unto thee?')} Bartimaeus could have said ‘mercy’ once more,
    which is what he had been shouting. He says instead that he would like to see.`,
  p`Why ask a question with such an obvious answer? Hardly for information. Elsewhere Jesus tells his disciples that
    their Father ${q('Matthew 6:8', 'knoweth what things ye have need of, before ye ask him')}, and a psalm goes further
    still: ${q('Psalm 139:4', 'there is not a word in my tongue, but, lo, O LORD, thou knowest it altogether')}. If prayer
    were a way of keeping God up to date, there would be no point in it. But a question does something to the one who
    has to answer. To say ‘I want to see’ out loud, in front of people, Bartimaeus has to stop calling out in general
    and want something in particular.`,
  p`Anybody who has sat with a friend in trouble knows the difference. ‘I’m fine, only tired’ ends a conversation. ‘I
    am afraid of what the scan will show’ begins one. The second sentence costs more, and it lets somebody in.`,

  h('General prayers, and why we hide in them'),
  p`Most of us carry a small stock of general prayers. Bless my family. Be with those who suffer. Give me strength.
    They are good prayers, and on some days they are all we have. They can also be a place to hide. ‘Give me strength’
    may mean ‘I have to telephone my brother tonight, and I do not want to’. As long as the second sentence stays
    unsaid, the evening with the telephone in it is somehow still ours to manage alone. It is also hard to notice
    afterwards whether we were helped, since we never said with what.`,
  p`The Psalms are almost embarrassingly particular by comparison. They are about beds and bones and neighbours.`,
  scripture(
    'Psalm 6:6',
    'I am weary with my groaning; all the night make I my bed to swim; I water my couch with my tears.',
  ),
  p`Whoever wrote that does not say that they are going through a difficult time. Other psalms mention friends who have
    stopped coming, a voice gone hoarse, eyes that will not close. Their details are not ours, and yet it is the
    details that let us in. A person who has lain awake knows what a wet pillow is, in any century.`,

  h('And prayers that others wrote?'),
  p`Does this make a borrowed prayer second best? Much of the church would be surprised to hear it. The Lord’s Prayer was
    given in answer to a request, ${q('Luke 11:1', 'Lord, teach us to pray')}, and has been said by heart ever since. On
    the cross, in the worst hour, Jesus himself prays the first line of a psalm:
    ${q('Psalm 22:1', 'My God, my God, why hast thou forsaken me?')} Those words were already old. They were no less
    his.`,
  p`Borrowed words do at least three things for us. They are there when we have none. They take us where we would not
    have gone by ourselves, such as to thanks on a bad day. And they tell us that somebody stood here before. What they
    cannot do is fill the gap they leave for us. ${q('Psalm 55:22', 'Cast thy burden upon the LORD')} was somebody
    else’s line for a very long time. It becomes yours when you say which burden.`,

  h('Ten minutes to try it'),
  p`Here is an exercise that needs nothing but a chair.`,
  list(
    w`Name it in one sentence, as you would to a friend who has asked twice. Not ‘work’, but ‘the meeting on Thursday,
      and what I said at the last one’.`,
    w`Say how it feels, in a word for a feeling: worried, ashamed, relieved, tired. If two words contradict each other,
      keep both.`,
    w`Ask for one thing. If you do not know what to ask for, say so. Paul admits that
      ${q('Romans 8:26', 'we know not what we should pray for as we ought')}, and does not treat it as an obstacle.`,
    w`Find one line of a psalm that has stood where you stand, and say it slowly, with your own sentence before it or
      after it.`,
    w`Stop talking. Leave a minute at the end that is not for anything.`,
  ),
  p`You may find that the sentence changes while you say it. People often begin with what they want to happen and end
    with what they are afraid to lose. That is no failure of the prayer; it may be the most useful thing about it.
    Hannah got up from her own and had something to eat, ${q('1 Samuel 1:18', 'and her countenance was no more sad')}.
    Nothing about her situation had changed yet.`,

  h('Where a tool fits in'),
  p`We make a tool that offers prayers, so it is fair to ask what we think it is for. It is for the moment when you know
    what is wrong and cannot find the words. You tell it something about your day, and it answers with a prayer in the
    manner of the Psalms and a verse or two, quoted exactly. Read it aloud, and leave out any line that is not true of
    you. If it says ‘I trust you’ and today you do not, there are psalms that end without that line as well.`,
  p`What a tool cannot do is mean it. A program does not hope or grieve, and it has no word from God for anybody. It
    holds out words as a hymn book does. The praying is left to you, which is as it should be, since nobody else has
    your Thursday.`,
]
