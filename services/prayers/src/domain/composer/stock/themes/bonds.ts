export const CONFLICT = `
complaint:
There are [hard words|sharp silences] between us, and I [hear|replay] them when I should be sleeping.
I am [angry|sore], and under it I am [hurt|sad], and I [do not know how to begin|want it to be over].
I want to be [right|heard], and I want [peace|this mended], and they [quarrel in me|pull both ways].
trust:
You see both sides of the [wall|door], and you love on both.
You are not [fooled|impressed] by my [best arguments|version of it], and you are kind.
petition:
Give us the [first soft word|courage to speak kindly], and let it be mine if it must.
Take the heat out of {my} [words|memory] of it, and leave the truth.
Show {me} {my} own part, and give {me} the [grace|courage] to own it.
Make a way back to each other that is [honest|safe] and kind.
Where it cannot be mended now, [keep hatred out|let there be no more wounds].
Teach {me} when to [speak|reach out] and when to [wait|leave room].
`
export const BIRTH = `
complaint:
Everything is about to change, and I am [glad and afraid|half joy and half fright].
Such a [small|new] life, and so much [love|weight] to carry.
trust:
You knit us together [in secret|out of sight], and you [know this child|love this little one] already.
petition:
Keep mother and child in your hands, [from the first breath|every hour].
Give [gentle|skilled] hands and a safe [hour|arrival].
Let this child be [held|welcomed] with love, and [grow in peace|know it always].
Give [patience|sleep] where sleep is short, and joy in the [middle|small hours] of it.
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
Teach them to [listen|forgive] early, before the [sun|silence] goes down on it.
thanks:
Thank you for love that [dares to promise|says yes aloud].
`
export const PARENTING = `
complaint:
I love them more than I can [say|bear], and I cannot [walk their road for them|keep the world soft for them].
I [wonder|lie awake and wonder] if I have [done right by|been enough for] them.
trust:
You love our children better than we do, and [from longer ago|with more patience].
petition:
Watch over the young ones, [near and far|at their play and in their troubles].
Give {me} [patience|wisdom] to [guide|love] them without [crushing|holding too tight].
Let home be where they are [safe|most loved], and [the truth can be told|laughter lives].
Mend what I have got wrong with them, and let love [cover|outweigh] it.
`
export const JOURNEY = `
complaint:
I leave what I [know|have known], and I do not [know|yet love] what is ahead.
So much is in boxes, and some of it is [in me|my heart].
trust:
There is no place I [can go|am going] where you are not already.
petition:
Go ahead on the road, and [be there at the door|have a light on].
Keep {me} safe in the going, and [settle|plant] {me} in the arriving.
Let {me} find [bread and friends|kind faces] there, and [a place to pray|one good neighbour].
Let what {I leave} be left with [thanks|blessing].
`
export const GUILT = `
complaint:
I cannot look at it for long, and I cannot look [away|anywhere else].
Shame [tells me|says] to hide, and I [come out|come to you] instead.
trust:
You have heard worse, and [forgiven it|stayed].
There is a way back that does not go through [despair|pretending].
petition:
Let {me} own what {I} did, and not [drown|live] in it.
Lift shame from {my} face, and let {me} [look up|be seen].
Make {me} [brave|honest] enough to put right what can be [put right|mended].
`
export const HABIT = `
complaint:
I have [promised|sworn] to stop, and [the promise broke|I know what came of it].
There is a pull in me that is [stronger|older] than my [good sense|best mornings].
trust:
You do not give up on the one who falls [again|on the same step].
petition:
Free {me}, Lord, one [hour|day] at a time.
When the craving [comes|calls], let there be [a hand to hold|another door], and [strength to take it|someone to ring].
Put [honest|patient] people round {me}, who [know this road|will not look away].
Let {me} begin again [today|now], without [shame|counting the falls].
`
export const DOUBT = `
complaint:
I pray, and part of me [asks|wonders] whether anyone is there.
Things I was [sure of|taught] have come loose, and I am [afraid to touch the rest|not who I was].
trust:
You are not made less by my questions.
petition:
If I cannot be sure, let me be [honest|near], and [be patient|stay] with me.
Let {me} seek you [gladly|without fear], and let {me} be found.
`
export const DECISION = `
complaint:
I have to [choose|decide], and both [roads|ways] have [good|loss] in them.
I [weigh|turn] it one way and then the other, and the [scales|coin] will not settle.
trust:
You can be with me on [either road|whichever way I go].
petition:
Show {me} which way has [life|love] in it, and let {me} [take it|go] without fear.
Let {me} decide in [daylight|calm], and [not look back with dread|then sleep].
Where {I cannot} see, let good people help {me} [look|think].
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
trust:
You were in the [asking|waiting], and you are in the [gladness|answer].
petition:
Let {me} [carry|wear] this good news well, and [not forget|share] it.
Be in what comes [after|next], as you have been in [this|what came before].
thanks:
I [asked|hoped], and I waited, and today I [can laugh|thank you].
I want to [remember|mark] this day, and who was kind in it.
`
