// Sentences around a quotation. A lead-in fits how the passage speaks; see quote.ts.
export const SCRIPTURE = `
to-god:
With the psalm I say to you:
I take up the old [prayer|song] and make it mine:
I pray what was prayed [before me|long ago]:
Let me borrow [these words|an older prayer], for they say it better:
Others have prayed this, and I pray it [too|after them]:
[These|The psalm’s] words have been in many mouths, and now they are in mine:
When my own words [fail|run out], I have these:
I say to you [with|as did] the singer of old:
The psalm [knows the way|has gone before me], so I pray:
I [join|lend] my voice to [that of the psalm|the ones who sang it first]:
about-god:
The psalm says it [for me|plainly]:
I [hold|keep] to this:
I tell [myself|my soul] what the psalm [tells|told] so many:
This is what I [stand|lean] on:
They sang it [long ago|before me], and I [sing it|say it] now:
I [come back|return] to these words:
The psalm [remembers|knows] what I forget:
I have this to go on, [from an old song|and it is enough]:
In the [old|book of] songs it stands, and I [believe it|read it slowly]:
I say it aloud, so that I [may hear it|hear it too]:
to-people:
Your word [tells|counsels] me:
The psalm [speaks|turns] to me and says:
I hear the psalm [answer|say]:
An old voice [tells|reminds] me:
Let me [listen|give heed] to what the psalm says:
To my own [soul|heart] I say with the psalm:
The song [gives me|has] this counsel:
god-speaks:
You have said:
I hear again what you said to your people:
Let me hear your own words [again|now]:
These words of yours [stand|are written], and I [come close to|lean on] them:
You spoke [once|long ago], and I listen [now|again]:
plain:
Your word says:
It is written:
I [read|find] in your word:
I [open|turn to] your word and [find|read]:
Scripture [says|has it so]:
I keep [these words|this] [by me|close]:
There is a word I [hold|lean] on:
These words [have|are ones that have] lasted:
I [listen|go back] to what is written:
The old words [are still standing|still speak]:
second:
And [this as well|again it is written]:
And I [hear|remember] this too:
There is this word [also|as well]:
And [beside it|with it] I set this:
And then I remember:
And once more, from your word:
To that I add [another|one thing more]:
response:
Let that [be true|come true] [in me|here], Lord, [a little at a time|in your own way].
I [read|say] it slowly, and I [let it stand|stay with it].
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
Let those words [do their work|rest on me] [quietly|while I wait].
I do not [feel|see] all of that yet, but I [take hold of|will lean on] it.
If I forget [everything else|all else I said], let me [keep|remember] that.
There is room in those words for [me|someone like me].
Let those words be [bread|a lamp|ground] for me [today|now].
I [give|hand] those words back to you as [my prayer|my own].
`
