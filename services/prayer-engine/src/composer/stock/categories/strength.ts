export const STRENGTH = `
address:
God my strength, I come to you [weak|with what strength I have].
Lord, you [hold up|lift] those who [are falling|are bowed down], and I [come|lean on you].
God of all [power|strength], [gentle with the weak|slow to break a bent reed], hear me.
complaint:
I do not have what this [takes|asks], and I [am done pretending|say so plainly].
What is ahead [looks|seems] larger than what is in my [hands|heart].
I have drawn on [my own strength|my reserves], and I can [see|feel] the bottom.
[Courage|Resolve] comes in the morning and is gone by [noon|evening].
I know what I should do, and [my knees do not|I have not the strength for it].
@self I am [holding on|standing], but [only just|by my fingertips], and you [see my hands shake|know how near the edge].
@self Others think I am [strong|managing], and I [have let them|do not correct them].
@self I [give way|weaken] where I [meant to stand|promised I would not].
@other {who} [needs|could use] more strength than I can [lend|give], and so I [ask|come to you].
@we We are [leaning|propped] on one another, and [all of us are tired|none of us is steady].
#rock I look for a place to stand, and [everything I step on gives|the ground shifts].
#road The climb is [steep|long], and I [stop to breathe more than I walk|have stopped twice already].
#storm The wind is [against me|in my face], and I [row and get nowhere|make little headway].
#bread I have gone into this day [on too little bread|hungry for strength].
I [lift|pick up] the same load each [day|morning], and it [has learned my name|gets no lighter].
I have less to [give|draw on] than anyone [thinks|knows].
[Grit|Will] has [carried|brought] me this far, and [grit|will] has an end.
I want to [do well|be strong], and I [tremble|am worn], and both are true.
There is so much [road|hill] left, and [such small|so few] reserves.
[Something|A thread] in me is [frayed|stretched], and I [watch|feel] it.
@self I [shake|give out] at the [worst|wrong] moment, and I am [ashamed|weary] of it.
@self I [say|tell myself], one more day, and I have said it [a long while|many times].
@other It [hurts|moves] me to see how hard {who} must [try|carry on], and I [ask|turn to] you.
@we We [need|want] strength for [each other|what is ahead], and none of us has [extra|enough].
@other I [see|know] only the outside of what {who} [carries|must carry].
@other I cannot [lift|take] the load from {who}, and I [would|want to].
@other Let my prayer be [a shoulder|one more arm] under the weight for {who}.
trust:
You have never been [tired|at a loss], and you [give freely|share your strength].
You [choose|love] to begin where [my strength|our strength] stops.
You [made|gave] the back, and you know [what it can bear|its load].
You are not [disappointed in|put off by] weakness; you [make your home in it|come to meet it].
I have [stood|got through] before, and it was [you holding|not in my own strength].
You do not ask {me} for [what you have not given|more than a day’s strength in a day].
#rock You are solid when [I am not|nothing else is], and I [put my weight|lean] on you.
#wings You [lift|bear up] the weary as eagles lift their young, and I [lean on that|wait for it].
You [strengthen|hold] from [beneath|inside], like [roots|beams].
You [give|deal out] strength as you gave [manna|bread]: [enough|plenty] for the day.
[Leaning|Needing help] is not [failing|weakness] with you; it is [wisdom|how we were made].
You are [steady|strong] without being [hard|harsh], and you [lend|share] that.
[When|Where] I am [done|finished], you are [only beginning|not].
petition:
Give {me} strength for this day, and [let tomorrow’s come tomorrow|as much as a day can hold].
Hold {me} up where {I am} [weakest|giving way].
Let {me} stand when {I can}, and [lean|be carried] when {I cannot}.
Strengthen {me} from the inside, where no one [sees|else can reach].
Put [breath in {my} lungs|steadiness in {my} step] and [hope|heart] in {my} work.
Help {me} to do the [hard|right] thing [once more|though {I tremble}], and then to rest.
Give {me} the strength to [wait|bear], if that is what is asked, and the strength to [move|act], if that is.
Let {me} not be too proud to [lean|take an arm].
When {I want} to [give up|sit down in the road], [sit with {me}|stay], and then [help {me} up|raise {me}].
Make {me} steady, not [hard|stiff]; strong, and still [kind|tender].
[Renew|Feed] {my} strength [day by day|from yours], as [bread|sleep] does the body.
Teach {me} when to [hold|push] and when to [let go|rest].
Let {my} weakness be a [door|place] where you come in.
Grant {me} [endurance|staying power], and [good company|a song] on the way.
Uphold {me} through [the next hour|what is next], and then through the one that follows.
Let [something|someone] [lighten|share] {my} load today.
#rock Be the rock {I stand} on and the wall {I lean} against.
#road Give {me} strength for the next [step|bend], and [a place to sit|shade] before the one after.
#storm Keep {my} boat [upright|above water], and [give {me} arms to row|put strength in {my} arms].
#bread Feed {me} with [strength|what lasts], a day’s bread for a day’s work.
[Lend|Give] {me} strength [quietly|unseen], where {I} [bend|strain] most.
Let {me} [carry|do] what is [{mine}|today’s], and let tomorrow’s [lie|wait].
Make {my} [heart|spirit] [firm|stout] and {my} [hands|words] gentle.
[Send|Bring] {me} [relief|help] before {I} [break|fall], and [sense|grace] to accept it.
Let [rest|sleep] [mend|rebuild] what the day [spends|wears down] in {me}.
[Brace|Steady] {me} where {I} [wobble|waver], and [ease|rest] {me} where {I am} [stiff|tight].
Give {me} [new|fresh] strength for [old|daily] tasks, and [heart|courage] for [hard|new] ones.
[Carry|Bear] {me} over the part {I cannot} [manage|walk], and [set|put] {me} down where {I can}.
Let {me} find, at the [bottom|end] of {my} strength, [a floor|you].
Let {my} strength be for [good|building], and never for [show|crushing].
[Hold|Keep] {my} head [up|high] without [pride|pretending].
[Help|Teach] {me} to ask less of {myself} and more of you.
thanks:
Thank you for strength that [came|arrived] when I had [none|run out], and [from nowhere but you|just in time].
Thank you for [carrying|holding up] what I could not.
For each day I [got through|stood] when I thought I could not, thank you.
I thank you for [those who|people who] have [held up my arms|stood beside me].
Thank you for [muscle and breath|the body’s plain strength], and for strength of another kind.
Thank you for [second winds|strength to spare], and for [hands|friends] on a rope.
Thank you that I am [still|yet] [standing|here], and not by my [doing|strength] alone.
`
