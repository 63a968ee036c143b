import { facts } from '../../../facts.ts'
import { type Block, h, list, p, phrase, q, scripture, w } from './blocks.ts'

export const body: readonly Block[] = [
  p`After a battle that nobody had expected to win, the prophet Samuel put up a stone. He did not carve a victory on
    it. He gave it a name, Eben-ezer, which means stone of help, and a sentence:`,
  scripture('1 Samuel 7:12', 'Hitherto hath the LORD helped us.'),
  p`The word that matters is ${phrase('1 Samuel 7:12', 'Hitherto')}. It means: so far. It claims nothing about tomorrow.
    It looks back along the road and says that, up to this stone, there was help. A prayer journal is a row of such
    stones.`,

  h('Why write it down'),
  p`Memory keeps poor books in matters of prayer. What we asked for in vain still aches, so we remember it. What we were
    given we tend to forget, because relief is a forgetful feeling: the fever goes down, and a week later there was
    hardly a fever. ${q('Psalm 103:2', 'Bless the LORD, O my soul, and forget not all his benefits')}, says the psalm, as
    if the soul would forget unless somebody spoke to it.`,
  p`Psalm 77 shows the same thing from inside a bad night. The singer cannot sleep. He asks six questions, one darker
    than the other, down to this one: ${q('Psalm 77:9', 'Hath God forgotten to be gracious?')} Then he turns:
    ${q('Psalm 77:11', 'I will remember the works of the LORD: surely I will remember thy wonders of old')}. His trouble
    is exactly where it was. He has gone to look at the stones.`,

  h('What a screen is good for'),
  p`There is much to be said for paper. It never rings. But a journal on a screen has virtues of its own. It is with you
    in the hospital corridor. It can be searched, so that in a hard March you can find out how you prayed in the last
    one. And it can be locked when the house is full.`,
  p`It has its vices too. The same glass brings the news, and prices, and other people’s holidays. Three small rules
    help against most of that.`,
  list(
    w`Open it before anything else, or not at all. A journal that comes after the headlines is about the headlines.`,
    w`Write badly. Half sentences will do; nobody is going to publish this. The only other reader has known it all
      along: ${q('Psalm 139:2', 'Thou knowest my downsitting and mine uprising')}.`,
    w`Stop while there is something left to say. Five minutes that you look forward to are worth more than half an hour
      that you put off.`,
  ),

  h('What to write'),
  p`The date. A line about what happened. A line about what you asked for. If a verse spoke to you, where it stands.
    That is enough for most days, and on many days it is too much. ‘Could not pray. Sat there.’ is an honest entry, and
    may turn out to be the one that touches you most when you come across it later.`,
  p`If you like a form, there is an old one for the evening, which Ignatius of Loyola taught in the sixteenth century
    and many Christians have used since. It makes four lines: what I am thankful for today; where I felt near to God,
    and where far; what I am sorry for; what I need tomorrow.`,

  h('Going back'),
  p`Half the use of a journal is in reading it. Once a month, take a quarter of an hour and go back through the pages.
    Look for three things.`,
  list(
    w`What you asked for and were given, perhaps in a shape you did not notice at the time. Mark it, with the date.`,
    w`What is still open. Ask again, or ask differently, or let it rest. Not yet is a long word in the Bible.`,
    w`What you no longer need to ask. Sometimes it came. Sometimes it is you who changed.`,
  ),
  p`Be gentle with the word ‘answered’. Some entries will never carry that mark, and a journal that makes you feel that
    God keeps score, or that you should, would be worse than none. The book of Psalms kept a page without any daylight
    on it. Psalm 88 ends like this:`,
  scripture(
    'Psalm 88:18',
    'Lover and friend hast thou put far from me, and mine acquaintance into darkness.',
  ),
  p`Nobody tore it out. Whoever gathered these prayers thought that this one, too, was worth keeping.`,

  h('Who else can read it?'),
  p`A prayer journal may be the most private thing you ever type, so ask whoever keeps it for you: who can open this?
    How long is it held? Is it used for anything else? Ask us as well. Our answers are in the Privacy Policy. In short:
    what you save here is encrypted under a key that belongs to your account alone; a prayer you do not save is
    forgotten after ${facts.unsavedKeptDays} days; we train no model on any of it, and sell nothing.`,
  p`And there are pages that are better not kept at all. There is a psalm that tells people to
    ${q('Psalm 62:8', 'pour out your heart before him')}. It says nothing about saving the page.`,
]
