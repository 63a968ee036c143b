export const CONFLICT = `
complaint:
There are [hard words|sharp silences] between us, and I [hear|replay] them when I should be sleeping.
I am [angry|sore], and under it I am [hurt|sad], and I [do not know how to begin|want it to be over].
I want to be [right|heard], and I want [peace|this mended], and they [quarrel in me|pull both ways].
We [circle|avoid] each other, and the [silence|anger] [grows|sets] hard.
I [remember|hear] what was said, in [their|that] voice, at [night|odd hours].
I [miss|want] what we had before [these words|all this].
trust:
You see both sides of the [wall|door], and you love on both.
You are not [fooled|impressed] by my [best arguments|version of it], and you are kind.
petition:
Give us the [first soft word|courage to speak kindly], and let it be mine if it must.
Take the heat out of {my} [words|memory], and leave the truth.
Show {me} {my} own part, and give {me} the [grace|courage] to own it.
Make a way back to each other that is [honest|safe] and kind.
Where it cannot be mended now, [keep hatred out|let there be no more wounds].
Teach {me} when to [speak|reach out] and when to [wait|leave room].
[Soften|Open] {my} heart first, and [then|after it] the other.
Let there be a [right|quiet] moment to speak, and let {me} [see|take] it.
Give us [ears|time], and [fewer|slower] words.
[Cool|Quiet] what is [hot|bitter] in {me} before it [spills|speaks].
Let the truth be [said|heard] without [knives|scorn].
[Guard|Spare] those caught [between us|in the middle].
If [peace|mending] must be slow, [keep {me} patient|give {me} hope].
`
export const BIRTH = `
complaint:
Everything is about to change, and I am [glad and afraid|half joy and half fright].
Such a [small|new] life, and so much [love|weight] to carry.
I [wait|hope] and I [count|wonder], and love has [begun|come] already.
trust:
You knit us together [in secret|out of sight], and you [know this child|love this little one] already.
petition:
Keep this new life in your hands, [from the first breath|every hour].
Give [gentle|skilled] hands and a safe [hour|arrival].
Let this child be [held|welcomed] with love, and [grow in peace|know it always].
Give [patience|sleep] where sleep is short, and joy in the [middle|small hours] of it.
[Watch|Bend] over this new life, [breath by breath|day by day].
Give [strength|calm] for the hour, and [joy|rest] after it.
[Fill|Warm] this child’s first [days|years] with [milk and peace|gentle voices].
thanks:
Thank you for new life, and for [the fierce love that comes with it|fingers so small].
`
export const WEDDING = `
complaint:
So much love, and so much to [learn|live up to].
trust:
You were a guest at a wedding once, and you [kept the joy flowing|did not let the joy run out].
petition:
Bless these vows, and let them be kept in [plain|small] things and hard ones.
Let there be [laughter|patience] in that house, and room for friends.
Teach two hearts to [listen|forgive] early, before the sun goes down.
thanks:
Thank you for love that [dares to promise|says yes aloud].
`
export const PARENTING = `
complaint:
I love more than I can [say|bear], and I cannot [keep the world soft|walk another’s road].
I [wonder|lie awake and wonder] if I have [done right|been enough].
I [hold|carry] my young ones in my heart all day, [like stones and like songs|wherever they are].
I [get|do] some of it right, and I [lie|sit] and count the rest.
trust:
You love our children better than we do, and [from longer ago|with more patience].
petition:
Watch over the young ones, [near and far|at their play and in their troubles].
Give {me} [patience|wisdom] to [guide|love] them without [crushing|holding too tight].
Let home be where the young are [safe|most loved], and [the truth can be told|laughter lives].
Mend what {I have} got wrong, and let love [cover|outweigh] it.
[Guard|Bless] these young lives, and [be|stay] where {I cannot} [be|follow].
Give {me} [patience|laughter] at the end of the day, when it [runs out|is thinnest].
Let {my} [love|voice] be the thing that [stays|is remembered].
[Put|Send] good [friends|guides] in the way of the young.
[Teach|Show] {me} to [listen|wait] first and [correct|speak] after.
`
export const MOVING = `
complaint:
I leave what I [know|have known], and I do not [know|yet love] what is ahead.
So much is in boxes, and some of it is [in me|my heart].
I [say|count] goodbyes, and some I [cannot|do not] say well.
trust:
There is no place I [can go|am going] where you are not already.
You [called|led] wanderers [before|long ago], and you [went|lived in tents] with them.
petition:
Go ahead [on the road|to the new place], and [be there at the door|have a light on].
Settle {me} in the arriving, [gently|day by day], and [bless|ease] the leaving.
Let {me} find [bread and friends|kind faces] there, and [a place to pray|one good neighbour].
Let what is left behind be left with [thanks|blessing].
Make the [new|strange] place [kind|familiar] in time.
Let the [miles|distance] not [break|thin] what is [dear|good].
`
export const TRAVEL = `
complaint:
Between here and there is a [long|wide] way, and I [count|feel] every mile of it.
I do not like to have [nothing|so little] to hold on to but trust.
trust:
You are at [both ends|the far end] of the road, and [along|above] the whole of it.
petition:
Keep {me} safe in the going and the coming back.
[Watch|Keep] the [road|sky], and all who [drive|steer], and bring {me} [safe|whole] to the end of it.
[Calm|Steady] {me} on the way, and [meet|greet] {me} there.
Let the [journey|way] be [quiet|smooth], and the [arriving|homecoming] glad.
[Guard|Cover] every [mile|hour] of it, Lord.
`
export const COURT = `
complaint:
Others [hold|have] the say, and I [wait|sit] with my hands [in my lap|folded].
I want what is [right|fair], and I am [afraid|tired] of how it is [fought|weighed].
trust:
You love what is [just|fair], and you [see|know] what papers cannot [show|say].
petition:
Give {me} [truthful|clear] words, and [a calm voice|courage] to say them.
Let those who judge be [wise|fair] and [patient|kind], and let them [see|hear] the truth.
Guard {me} from [fear|bitterness] in that room, and [be|stay] beside {me}.
Let [justice|what is right] be done, and [peace|mercy] come after it.
[Shelter|Keep] all who are [caught|hurt] in this, the young most of all.
`
export const GUILT = `
complaint:
I cannot look at it for long, and I cannot look [away|anywhere else].
Shame [tells me|says] to hide, and I [come out|come to you] instead.
The [thing|deed] is done, and I [go|walk] back to it [nightly|again and again].
trust:
You have heard worse, and [forgiven it|stayed].
There is a way back that does not go through [despair|pretending].
petition:
Let {me} own what {I} did, and not [drown|live] in it.
Lift shame from {my} face, and let {me} [look up|be seen].
Make {me} [brave|honest] enough to put right what can be [put right|mended].
[Forgive|Cleanse] {me}, and [teach|help] {me} to [live|walk] forgiven.
Let {my} [regret|sorrow] [bear|become] something [useful|kind].
Free {me} from the [voice in|part of] {me} that will not [stop|forgive].
`
export const HABIT = `
complaint:
I have [promised|sworn] to stop, and [the promise broke|I know what came of it].
There is a pull in me that is [stronger|older] than my [good sense|best mornings].
I [count|hold] my clean [days|hours] like [coins|beads], and I am [afraid|careful].
[Night|Evening] is when it [calls|pulls], and it [knows|says] my name.
trust:
You do not give up on the one who falls [again|on the same step].
petition:
Free {me}, Lord, one [hour|day] at a time.
When the craving [comes|calls], let there be [a hand to hold|another door], and [strength to take it|someone to ring].
Put [honest|patient] people round {me}, who [know this road|will not look away].
Let {me} begin again [today|now], without [shame|counting the falls].
[Hold|Keep] {me} through the [next|worst] hour, and the [one after|night].
Let [honesty|friendship] be stronger than [shame|secrecy] in {me}.
[Mend|Fill] the [thirst|ache] under the [craving|habit].
When {I} fall, let it not be [the end|far], and let {me} [rise|call] at once.
[Bless|Guard] each [sober|free] day, [small|plain] as it looks.
`
export const DOUBT = `
complaint:
I pray, and part of me [asks|wonders] whether anyone is there.
Things I was [sure of|taught] have come loose, and I am [afraid to touch the rest|not who I was].
I [say|sing] the words, and they [ring|sound] hollow to me.
trust:
You are not made less by my questions.
petition:
If {I cannot} be sure, let {me} be [honest|near], and [be patient|stay] with {me}.
Let {me} seek you [gladly|without fear], and let {me} be found.
[Stay|Walk] with {me} in the [questions|dark], as you [did|walked] with [Thomas|the two on the road].
Let {me} not [lose|mistake] you when {I lose} the [words|old answers] for you.
`
export const DECISION = `
complaint:
I have to [choose|decide], and both [roads|ways] have [good|loss] in them.
I [weigh|turn] it one way and then the other, and the [scales|coin] will not settle.
I [imagine|live] both lives, and I cannot [live|have] both.
trust:
You can be with me on [either road|whichever way I go].
petition:
Show {me} which way has [life|love] in it, and let {me} [take it|go] without fear.
Let {me} decide in [daylight|calm], and [not look back with dread|then sleep].
Where {I cannot} see, let good people help {me} [look|think].
[Quiet|Sift] {my} [fears|reasons], until the [true|good] one is left.
Give {me} [peace|courage] in the [deciding|choice], and [no|little] regret after.
[Close|Shut] [gently|kindly] what is not for {me}.
`
export const HOME_NEED = `
complaint:
I want a [door|place] of my own to close at night, and [it is not sure|I cannot count on one].
trust:
You had [nowhere|no place] to lay your head, and you know.
petition:
Give a roof that is [safe|warm], and a door that [locks|opens to friends].
Let the right [place|door] be found, and [soon|fair hands to hold it open].
`
export const GOOD_NEWS = `
complaint:
I am glad, and I hold the gladness [carefully|with both hands].
I [hardly|almost do not] dare to believe it, and it is true.
trust:
You were in the [asking|waiting], and you are in the [gladness|answer].
petition:
Let {me} [carry|wear] this good news well, and [not forget|share] it.
Be in what comes [after|next], as you have been in [this|what came before].
Keep {me} [humble|kind] in this gladness, and [thankful|steady] after it.
Let this good [thing|gift] do good to [many|others].
[Bless|Remember] those who [waited|hoped] with {me}, and those who [wait|hope] still.
thanks:
I [asked|hoped], and I waited, and today I [can laugh|thank you].
I want to [remember|mark] this day, and who was kind in it.
[After|Out of] all that [waiting|asking], I can [hardly|only] say thank you.
I [tell|bring] the good news to you first, for it [came|comes] from you.
`
// Somebody did harm, and it is not the one who prays. Nothing here calls the wrong small or sends anybody back.
export const WRONGED = `
complaint:
I was hurt, and the hurt [keeps its own hours|does not know that it is over].
What was done to me was wrong, and I [say so|will say so] before you.
I [carry|hold] an anger that I did not [ask for|choose], and it is [heavy|hot] in my hands.
I want justice, and I want [sleep|peace], and I have [neither|not much of either].
People [say|tell me], forgive, as if it were a light to switch on.
I go over it [again|at night], and I win every [argument|trial], and I am no [freer|lighter].
I do not know how to [let go of|forgive] what was never [owned|put right].
#storm There is weather in me when I hear that [name|voice].
trust:
You saw what was done, and you do not call it small.
You are on the side of [those who were hurt|the one who was wronged].
You do not ask me to pretend.
Judgement is safer in your hands than in mine.
petition:
Hold what I cannot [forgive|let go of] yet, and hold me too.
Take the [poison|sting] out of the wound, and leave the [truth|lesson].
Do right, Lord, where I [cannot|have no power to].
Keep me from becoming what [hurt|wounded] me.
Let me want [good|life] again more than I want [it paid back|to be right].
Loosen the hate from me, [a finger at a time|in safety and in time], for my own sake.
Give me people who [believe|hear] me, and [walls|doors] that keep me safe.
Let the anger [burn clean|do its honest work], and then let it [go out|rest].
Free me from [going over it|living there], and give me [mornings|a life] that it does not own.
If I am to forgive, teach me what that is and what it is not.
Comfort the part of me that still [stands|waits] in that hour.
Let me be more than what was [taken|broken].
`
