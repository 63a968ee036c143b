export const OVERWHELMED = `
complaint:
It is too much, Lord, and it [all came at once|keeps coming|is all due now].
There is more asked of me than [there is of me|I have to give].
I [put out|deal with] one thing, and [two more catch|another is already burning].
I do not know [where to begin|which end to pick up], so I [stand here|begin with you].
Everyone needs [something|a piece of me], and I am [spread thin|down to crumbs].
#water The [water|flood] is up to [my chin|my neck], and my feet [cannot find the bottom|do not touch ground].
#storm One wave [breaks|goes over me] and the next is [behind it|already standing].
#house Every room of my life has [something undone|a mess] in it, and I [have stopped opening doors|do not know which door to open].
#road The hill [goes on|keeps rising], and I [was tired at the foot of it|have lost my breath].
#night I lie down [with it all|under it], and it is [still there|waiting] when I wake.
#hand My hands are full, and things [keep falling|are being added].
I am [behind|late] on [everything|all of it], and even [rest|sleep] feels like [one more task|something I owe].
My [strength|patience] is [gone before the day is|used up by noon], and the [list|day] is not.
I [snap|cry] at small things, because the large ones [have no handle|are too big to hold].
I have been [holding up|carrying] so much for so long that [my arms shake|I have forgotten how to put it down].
People tell me to take one day at a time, and [even one is too many|the day itself is too large].
I [nod|say yes] when I should [ask for help|say no], and then I [drown quietly|carry it alone].
I cannot [hear myself think|find the quiet] under [the noise of it all|all these voices].
I am [overwhelmed|overrun], and I will not [dress it up|pretend otherwise] before you.
Something has to [give|be set down], and I [am afraid it will be me|do not know what].
petition:
Sort this [heap|pile] with me, and put one thing [in my hand|in front of me].
Take from me what was never mine to [carry|hold up].
Make the day [smaller|narrow enough], so that I can [walk through it|get my arms around it].
Send [help|another pair of hands], and give me the [humility|sense] to [take it|let it in].
Teach me to [say no|leave things undone] without [shame|fear].
#water [Reach|Put your hand] down into [this deep place|the deep], and [draw me up|pull me out].
#storm Stand [with me|beside me] in the boat, and [let the wind drop|quiet what I cannot].
#rock Set my feet on something that does not [move|give way].
#house [Clear|Open] one small room in me where [nothing is due|I can sit with you].
Let one [corner|hour] of this day be [quiet|mine and yours], and let it be enough.
Give me [breath|room] before you give me [answers|anything more].
When everything shouts, let me hear [the one thing|what] that matters.
thanks:
My hands are too full to fold, [and still I thank you|but I thank you with them full].
In the middle of too much, [there is also good|not all of it is hard], and I [stop|stand still] to say so.
The day is crowded, [but your kindness found a way in|and still some of it is gift], and I thank you.
I thank you [quickly|in few words], because that is [all the breath I have|what I have], and I mean it.
Even [under this load|in all this noise], something in me [wants to bless you|is grateful].
`
