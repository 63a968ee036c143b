export const OVERWHELMED = `
complaint:
I answer one [call|question], and three more are [waiting|at the door].
The list has grown [longer than the day|a second page], and I [cannot read my own hand|am still on the first line].
I [hurry|run], and I am late for [everything|everyone].
Somebody has to [hold it all|keep count], and [it seems to be me|I am dropping things].
I forget what I went into the room for, and the room is [full|crowded].
It is too much, Lord, and it [all came at once|keeps coming|is all due now].
There is more asked of me than [there is of me|I have to give].
I [put out|stamp out] one fire, and [two more catch|another is already burning].
I do not know [where to begin|which end to pick up], so I [stand here|begin with you].
Everyone needs [something|a piece of me], and I am [spread thin|down to crumbs].
#water The [water|flood] is up to [my chin|my neck], and my feet [cannot find the bottom|do not touch ground].
#storm One wave [breaks|goes over me] and the next is [behind it|already standing].
#house Every room of my life has [something undone|a mess] in it, and I [have stopped opening doors|do not know which door to open].
#road The hill [goes on|keeps rising], and I [was tired at the foot of it|have lost my breath].
#night I lie down [with it all|under it], and it is [still there|waiting] when I wake.
#hand My hands are full, and things [keep falling|are being added].
I am [behind|late] on [everything|all of it], and even [rest|sleep] feels like [one more task|something I owe].
My [strength|patience] is [gone|used up] by noon, and the [list|day] is not.
I [snap|cry] at small things, because the large ones [have no handle|are too big to hold].
I have been [holding up|carrying] so much for so long that [my arms shake|I have forgotten how to put it down].
People tell me to take one day at a time, and [even one is too many|the day itself is too large].
I [nod|say yes] when I should [ask for help|say no], and then I [drown quietly|carry it alone].
I cannot [hear myself think|find the quiet] under [the noise of it all|all these voices].
I am [overwhelmed|overrun], and I will not [dress it up|pretend otherwise] before you.
Something has to [give|be set down], and I [am afraid it will be me|do not know what].
I [say|think] I cannot, and then I [do|get up and do], and I do not know [how long that can last|what it is costing].
My mind has [too many doors open|all its windows open], and there is [wind|noise] in all of them.
I [start|pick up] one thing, [drop|leave] it for another, and [finish|end with] nothing but [guilt|tiredness].
[Somebody|Something] always [needs|wants] me next, and I have not [drawn breath|sat] since the last.
I [hold|have been holding] my breath through whole [days|weeks].
The [kind|helpful] words of others [slide off me|become one more thing to answer].
I can do [hard things|most things], Lord, but not [all of them|everything], and not [all at once|today].
I dream of one [empty|white] day with [nothing written on it|no one calling].
[Each|Every] piece alone I could [lift|manage]; it is the [heap|sum of it] that [bends|buries] me.
I [forget|lose] what I came into the room for, and who I was before all this [began|came].
I do not need [advice|a plan] yet; I need [to stop shaking|someone to sit with me in it].
[Inside|Within], I have [put up my hands|stopped in the road], and no one has [noticed|seen].
#bread I [feed|serve] everyone, and I [stand up to eat|eat what is left over].
#light I [cannot see|lose sight of] the end of this for the [dust|smoke] of the middle.
#field I have too much [field|ground] and too little [daylight|seed and strength].
#rock Stone upon stone, it has been laid on me, and I [feel myself sinking|am close to the ground].
#wings I want to [fly|get] away from all of it, and I have [not the wings|nowhere to land].
#shepherd I [run|turn] this way and that like a sheep with [no gate|no one calling].
petition:
Sort this [heap|pile] with me, and put one thing [in my hand|in front of me].
Take from me what was never mine to [carry|hold up].
Make the day small enough [to walk through|to get my arms around].
Send [help|another pair of hands], and give me the [humility|sense] to [take it|let it in].
Teach me to [say no|leave things undone] without [shame|fear].
#water [Reach|Put your hand] down into [this deep place|the deep], and [draw me up|pull me out].
#storm Stand [with me|beside me] in the boat, and [let the wind drop|quiet what I cannot].
#rock Set my feet on something that does not [move|give way].
#house [Clear|Open] one small room in me where [nothing is due|I can sit with you].
Let one [corner|hour] of this day be [quiet|mine and yours], and let it be enough.
Give me [breath|room] before you give me [answers|anything more].
When everything shouts, let me hear [the one thing that|only what] matters.
Stop me, Lord, [gently|before I break], and [let me see|show me] what can [wait|be left].
[Carry|Take] half of this, or [carry|take] me [under|with] all of it.
Let me do fewer things, and [do them|be in them] with my whole heart.
Put a [hand|stop] on the [wheel|rush] of this day, and [slow it|let me step off].
Give me [the grace|permission] to be [one person|only human], in one [place|body], with two hands.
[Show|Tell] me the [next|one] right thing, and [hide|hold] the rest till I have done it.
Let me [cry|weep] if I need to, and [eat|drink water], and [sleep|lie down], and [begin again|see you in that].
Be the still [point|centre] in the [turning|middle] of this, and let me [come back|hold on] to you.
thanks:
My hands are too full to fold, [and still I thank you|but I thank you with them full].
In the middle of too much, [there is also good|not all of it is hard], and I [stop|stand still] to say so.
The day is crowded, [but your kindness found a way in|and still some of it is gift], and I thank you.
I thank you [quickly|in few words], because that is [all the breath I have|what I have], and I mean it.
Even [under this load|in all this noise], something in me [wants to bless you|is grateful].
I stop [mid-stride|for one breath] to say that you are [good|kind], and that I [know it|have not forgotten].
Some of what [crowds|fills] my days is [love|a gift in work clothes], and for that I thank you.
`
