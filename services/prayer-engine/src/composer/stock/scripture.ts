// Sentences around a quotation. A lead-in fits who speaks in the passage (PassageVoice) and whether it is a psalm.
export const SCRIPTURE = `
to-god:
I take up older words and make them mine:
I pray what was prayed [before me|long ago|by others in need]:
Let me borrow [these words, for they say|an older prayer, for it says] it better:
Others have prayed this, and I pray it [too|after them]:
When my own words [fail|run out|will not come], I have these:
[These|These old] words have been in many mouths, and now [they are in mine|I take my turn]:
Someone [cried|said] this to you once, and I [say|cry] it again:
[Someone|A voice] has prayed this way before, and so I [dare|pray]:
This is an [old|honest] prayer, and I [join|pray] it:
psalm-to-god:
With the psalm I say to you:
I say to you [with|as did] the singer of old:
The psalm [knows the way|has gone before me], so I pray:
I [join|lend] my voice to [that of the psalm|the ones who sang it first]:
In the words of the psalm I [call|turn] to you:
The [psalms|old songs] have taught me to [say|ask]:
There is a psalm for this, and I [pray|whisper] it:
I [send|lift] up a line of the psalm to you:
With the singers of old I call to you:
of-god:
I [hold|keep] to this:
This is what I [stand|lean|fall back] on:
I [come back|return] to these words:
I say it aloud, so that I [may hear it|hear it too]:
I tell [myself|my soul] what is written:
Here is something [older|surer] than my [trouble|mood]:
This I [know|hold] about you:
[Once|Long ago] someone found it to be so, and said:
I set it [down|out] before my own heart:
psalm-of-god:
The psalm says it [for me|plainly]:
I tell [myself|my soul] what the psalm [tells|told] so many:
They sang it [long ago|before me], and I [sing it|say it] now:
The psalm [remembers|knows] what I forget:
I have this to go on, [from an old song|and it is enough]:
In the [old|book of] songs it stands, and I [believe it|read it slowly]:
The old song [has it|says it] in a line:
The singer [knew|found] it long ago:
A psalm [keeps|says] it for days like this:
[Quietly|Slowly] I say a psalm to myself:
to-people:
Your word [counsels|calls to] me:
[Good counsel|An old voice] [reaches|reminds] me:
I hear this [said|spoken] to me too:
psalm-to-people:
The psalm [speaks|turns] to me and says:
I hear the psalm [answer|say]:
Let me [listen|attend] to what the psalm says:
To my own [soul|heart] I say with the psalm:
The song [gives me|has] this counsel:
from-god:
You have said:
I hear again what you [said|spoke] to your people:
Let me hear your own words [again|now]:
These words of yours [stand|are written], and I [come close to|lean on] them:
You spoke [once|long ago], and I listen [now|again]:
I [keep|carry] what you have said:
story:
I remember how it was:
I [read|hear] the old story again:
It happened, and it was written down:
I [think|read] of what was [seen and told|told of old]:
plain:
It is written:
I [read|find] in your word:
I [open|turn to] your word and [find|read]:
I [keep|hold] these words [by me|close|near]:
There is a word I [hold on to|go back to]:
These words [have|are ones that have] lasted:
I [listen|go back] to what is written:
The old words [are still standing|still speak|hold]:
I [unfold|take out] words I have [carried|kept]:
One [line|word] of scripture [stays with me|comes to me now]:
I set this [beside|against] my [trouble|day]:
[Here|This] is a word I [trust|know]:
I [look|reach] for your word and [find|hold] this:
I [say|speak] aloud what is written:
Your word [meets|finds] me here:
[Long|Deep] in your word it [stands|says]:
I let your word [speak|answer]:
There are words for this [already|in your book]:
I [open|read] the book, and [it says|there it is]:
another:
And [as|like] an answer to it, this:
And, [not far off|close to it], this:
And [under|beneath] it I write this:
And [this as well|again it is written]:
And I [hear|remember|hold] this too:
There is this word [also|as well|besides]:
And [beside it|with it|next to it] I set this:
And then I remember:
And once more, from your word:
To that I add [another|one thing more]:
And [elsewhere|further on] I [read|find]:
One thing more I [hold|have] from your word:
And a second word [comes|rises] with it:
And I [turn|leaf] further and find:
[Close|Near] by it I keep this:
And this [answers|follows] it:
Then this, which I [learn|say] slowly:
And [so|further] it is written:
And these words [too|with them]:
Beside that word, another:
And I [take|carry] this one with it:
And here is [one|a word] more:
response:
I could [live|stay] a long while in those few words.
Let that be [the last|the first] thing I think of [tonight|when I wake].
I [lay|set] my day beside those words, and it looks [smaller|different].
Whoever first [said|sang] that knew you, and I [want|hope] to.
I [take|receive] that as said to [me|my house] as well.
Let that be true in me, Lord, [a little at a time|in your own way|today].
I [read|say] it slowly, and I [let it stand|stay with it|breathe].
Those words are [older|stronger] than [what I feel|my day], and I [lean on|stand in] them.
I want to [believe|live inside] that; help me [where I do not|to].
Let me [keep|carry] those words [in my pocket|with me] [today|through the day].
I [hold|put] that up against [all the rest|what I feel], and it [holds|does not bend].
So it was [for them|then], and so I [pray|ask] it may be now.
Someone [wrote|sang] that from a hard place, and [was not alone|I am glad they did].
Let it [sink|go] [in|deep], Lord, past [my ears|thinking].
I [hear|trust] you in those words.
That is [enough|plenty] for me to [go on with|hold].
I say [it again|amen to that], [more slowly|with whatever faith I have].
I do not [feel|see] all of that yet, but I [take hold of|will lean on] it.
If I forget [everything else|all else I said], let me [keep|remember] that.
There is room in those words for [me|someone like me|all of this].
I [give|hand] those words back to you as [my prayer|my own].
I have [heard|read] that before; today I [need it|hear it as if for the first time].
I could not have [said it|found the words] myself, [so I am glad of them|and there it stands].
That is [where I want to stand|the ground I want under me].
I [stop|rest] at those words, as one stops at a [well|window].
Let me [live|walk] in that today, even [a step|an hour].
I would [like|love] that to be [my song|my own story] too.
That was [true|said] before I [came|needed it], and it [waits|stands] for me.
Let me [lean|put my back] against that [today|and breathe].
I [ask|want] no more than to [trust|live by] that.
[Say|Speak] it to me again, Lord, when I [forget|doubt].
I [take|hold] that as [bread|a hand] in the dark.
How [good|plain] that is, and how [much|long] I have [needed|wanted] it.
I [underline|mark] it in my heart, and [go on|read it over].
Those words [know|have met] days like [this|mine].
[Teach|Help] me to hear that with my [heart|whole life].
With that I can [go on|begin].
`
