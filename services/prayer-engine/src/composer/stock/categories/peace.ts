export const PEACE = `
address:
God of peace, I come [out of the noise|from the noise] to [find you|be still with you].
Lord, you are [quiet|stillness] itself, and I [turn down the noise|draw near].
God, in whom [nothing rushes|all things rest], I [come|am here].
complaint:
There is [noise|quarrelling] around me and [noise|more] within me.
I [say|wish for] peace, and I go on [fighting in my head|keeping the old argument going].
My days have [no margin|sharp elbows], and my [heart|soul] has nowhere to [sit|lie down].
I want peace, and I look for it in [places that do not have it|being busy].
Nothing is [quite|fully] at rest: not [my mind|the world], not [the people around me|the hours], not me.
@self I am [at odds|divided] with myself, and I [wear myself out|am tired of both sides].
@self Even my rest is [restless|full of elbows], and I [long|ache] to be still.
@other I long for {who} to have [rest inside|some quiet], and I cannot [put it there|give it].
@we There is [strain|unrest] among us, and [we feel it at every meal|none of us knows how to end it].
#storm The wind [goes round and round in me|has not dropped for days].
#water I am like water that is [stirred|carried] and stirred, and [never settles|cannot see its own floor].
#night Even in the night I am [awake and arguing|not at rest].
#house The house of my heart has [every door banging|too many voices in it].
I [answer|quarrel] back to people who are not [there|in the room].
[Stillness|Silence] feels [strange|like a stranger], so I [fill|break] it.
There is a [war|tug] in me between what I [want|ought] and what I [do|can].
The [news|noise] of the world [comes|gets] in, and I have no [door|lid] for it.
I [rush|hurry], even when there is no need, and I [do not know|forget] why.
My [peace|calm] depends on [too much|others], and so it [breaks|is thin].
@self I am [polite|smooth] on top and [churned|stirred] beneath.
@self I [crave|look for] quiet, and when it comes I [reach|look] for something to [break|fill] it.
@other I would [give|send] {who} an hour of [real|deep] quiet, if quiet could be [posted|sent].
@we We [raise|have raised] our voices, and peace has [gone|slipped] out by the [back|side] door.
@other There is [noise|strain] around {who} that I cannot [quiet|turn down].
@other I [see|sense] how little rest {who} [gets|has], and I [ask|come] for more.
@other I would [lay|put] a quiet hand on {my} days, and [mine is not enough|I have only this prayer].
trust:
Your peace does not [wait for|need] everything to be [settled|quiet] first.
You are not [rushed|shaken], and near you I [grow slower|breathe more slowly].
There is a stillness [under|beneath] all this, and you [live|are] there.
You made peace [with your own hands|at great cost], and you [give it|leave it with us] freely.
The world’s peace [breaks|is thin] at a touch; yours is [deep|made of other stuff].
You are [the same|at rest] when all else [turns|is in motion].
#water Deep water is [calm|still] while the surface breaks, and you are [deeper still|that depth].
#storm You spoke to the wind [once|before], and it knew [your voice|who you were].
You are [never|not] in a hurry, and you are [never|not] late.
You [hold|keep] a stillness that [holds|keeps] me when I [enter|rest in] it.
Peace is not [far|elsewhere]; it is [where you are|as near as you].
What I cannot [settle|order], you can [hold|wait with].
You [died|came] to make peace, and you [live|stay] to give it.
petition:
Give {me} your peace, [not as a mood|not only as a feeling] but as [ground to stand on|a place to live].
[Settle|Quiet] {me}, Lord, from the [inside|heart] out.
Let {me} [lay down|stop] the quarrel {I keep} [in {my} head|rehearsing].
Make {my} [words|voice] few and [gentle|slow] today.
Put quiet between {me} and what [provokes|hurries] {me}.
Let there be peace in {my} [house|home], in {my} mind, [at {my} table|in {my} sleep].
Untie the knots {I} [made|tied] in haste, and be patient with the ones that [hold|stay].
Teach {me} to be still, even for [a minute|a little while], and to find you there.
Let {me} [bring|carry] peace where {I go}, and not only [want|look for] it.
Take the [edge|heat] from {my} anger and the [hurry|race] from {my} days.
Make {me} content to leave some things [undone|unsaid] and some [unanswered|with you].
Guard {my} heart [like a gate|as a watchman guards a gate], and let only what is [good|true] come through.
Where there is strife, make {me} slow to [answer|take sides] and quick to [listen|hear].
Let {my} breathing [slow|deepen], and {my} hands [open|rest].
Give peace to all who [share|cross] {my} day, [easy and hard to love|friend and stranger].
Let {me} go to [bed|sleep] with nothing [to settle|still burning].
#water Let {me} settle, like water in a [bowl|jar], until it is [clear|bright].
#storm Say your one word to the wind in {me}, and [let there be calm|let it lie down].
#house Come in and shut the door [behind you|on the noise], and let us be quiet.
#night Give {me} a night [without argument|of plain sleep], and a [slow|gentle] morning.
[Sweep|Clear] a [space|place] in {me} where [nothing|no one] shouts.
[Slow|Calm] {my} [steps|speech], and let {me} [catch up|walk] with {my} own soul.
Let {me} [agree|make friends] with this [hour|day] as it is, under your [eye|hand].
[Cool|Soften] what is [hot|sharp] in {me} before {I} [speak|act].
Give {me} the [courage|grace] to be the first to [lower {my} voice|put down a grudge].
[Guard|Keep] the [last|first] hour of {my} day, and let it be [simple|still].
Let {my} [yes|no] be [quiet|plain], and {my} [heart|mind] [at ease|rest] behind it.
[Let|May] your peace go [through|over] {me} like [oil|evening] and [smooth|quiet] what it finds.
Let {me} [live|walk] at the [speed|pace] of [love|kindness] today.
[Settle|Ease] the old restlessness in {me}, the kind that has no words.
Put peace on {my} [tongue|face], for those who [meet|live with] {me}.
[Anchor|Hold] {me}, Lord, so that what [moves|passes] may move, and {I} [rest|stay].
thanks:
Thank you for every quiet [hour|place] that has found me.
Thank you for peace that [came|arrived] without [reason|announcement] and [stayed a while|sat with me].
For [rest|silence], for [slow|unhurried] mornings, for voices that are kind, thank you.
I thank you for [makers of peace|gentle people], who [calm a room|lower their voices].
Thank you that peace is [a person before it is a feeling|yours to give], and that you are near.
Thank you for [pauses|small silences], and for you in them.
Thank you for peace that [held|stayed] when [nothing|little] else did.
`
