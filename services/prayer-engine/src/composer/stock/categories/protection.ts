export const PROTECTION = `
address:
Lord, my [shelter|shield], I [come|run] to you.
God who [watches|keeps] and does not [sleep|tire], hear me.
God, [strong tower|safe place], I [turn to you|come in] for safety.
complaint:
I feel [exposed|unguarded], and there is [so much I cannot shield|only so much a lock can do].
There is harm in the world, and I [cannot be everywhere|have only two arms].
I do not know what is [coming|out there], and I [want walls|would like to].
I have tried to [think of everything|cover every side], and there is always [another side|one more].
Love makes me [watchful|afraid of harm], and [watching wears me down|I cannot watch every hour].
@self I do not feel safe, and you [know|see] the reasons, [the real ones and the others|all of them].
@self I [look behind me|listen for steps] more than I used to.
@other I cannot be beside {who} every hour, and you [can|are].
@other I would stand [guard|watch] over {who}, and I [have to sleep|cannot be there].
@we We are [scattered|apart] through the day, and I cannot [gather|keep] us all in sight.
#storm The wind is [rising|up], and [the roof is thin|I hear it at the door].
#night When night comes, I [think of|hear] everything that could [go wrong|come near].
#road The road is [long|not safe], and I cannot [clear|watch] all of it.
#house I can [lock the doors|shut the windows], but I cannot lock out [harm|every danger].
[Bad|Hard] news comes from [far|near], and I think at once of [my own|those I love].
I [check|try] the [door|locks] twice, and my heart a third time.
I [see|imagine] the [danger|harm] more clearly than I [see|feel] you.
So many things can [hurt|happen], and the [day|world] is [wide|open].
I [would|want to] wrap all I love in [wool|armour], and they [must|have to] live.
@self I feel [eyes|danger] where there may be [none|nothing], and I [hurry|listen].
@self I have been [shaken|hurt] before, and my [body|sleep] has not forgotten.
@other What I would [shield|spare] {who} from I cannot even [name|see].
@we We are near one another or far apart, and I [ask|want] one roof of care over us.
@other {who} [goes|moves] through a world I cannot [soften|walk ahead of].
@other My arms are not as long as {my} [days|roads].
@other I [think of|see in my mind] all the places where {who} may be, and I ask for [you|cover] there.
trust:
You [watch|stand guard] when I cannot, and you do not [nod|grow careless].
No one is out of your [sight|sight for a moment], not [by day|near home], not [by night|far away].
You are [before|in front of] {me} and behind, and your hand is [on|over] {my} head.
I have been [kept|guarded] before in ways I [never|did not] know about.
You do not love danger, and you do not leave {me} [to it|in it alone].
My safety was never in [my own hands|locks and plans] only, and I am [glad of it|glad].
#wings You cover [what is small|your own] as a bird covers [her young|the nest].
#rock You are a wall that [stands|does not crack], and I [get behind|shelter by] you.
You [go|are] where I cannot [go|be], and you [stay|watch] when I [sleep|cannot].
You have [more|other] ways to keep us than [locks|luck].
The [dark|road] does not [hide|take] anyone from you.
You [put|keep] yourself between your own and [the worst|despair].
I cannot [guard|watch] everything, and I was [not asked|never meant] to.
petition:
Keep {me} safe, Lord, in body and in [soul|mind].
Put your hand between {me} and [harm|any harm].
Watch over {me} [coming in and going out|by day and by night].
Guard {me} from [accident|sudden harm], from [cruelty|bad company], from [{my} own folly|dread].
Turn away whatever [means|would do] {me} harm.
Set [good|watchful] people [around|near] {me}, and let them [notice|see] what {I miss}.
Give {me} good sense to [leave|avoid] what is not safe.
Let {me} [sleep|walk] without [dread|looking back].
Where there is danger, [give a way out|show a way of escape], and [people to open the door|courage to take it].
Cover {my} [going|steps] and {my} [rest|return].
Keep {my} [heart|mind] as well, from [bitterness|fear], from [lies|despair], from all that [harms within|wounds].
Be a [wall|shield] at {my} back and a light at {my} feet.
Let nothing [reach|touch] {me} that you do not [see|stand beside {me} in].
Shelter all who are [in danger|unsafe] today, and {me} [with|among] them.
Bring {me} [home|back] safe, and let there be [thanks|rest] at the door.
When {I cannot} see what is coming, [be there first|keep your eye on it].
#wings Draw {me} in under your wings until [the danger passes|it is safe].
#night Keep watch through the night, and let {me} [lie down without fear|sleep].
#house Stand at the door of {my} house, and let [only good|no harm] come in.
#road Walk the road with {me}, and [guard|watch] every crossing.
#storm Be a roof over {me} while it [blows|rains].
[Circle|Surround] {me}, Lord, [above and below|before and behind], [near and far|at home and away].
[Keep|Guard] {my} [mornings and nights|days and nights], one by one.
Let {me} be [alert|careful] without [dread|being afraid], and [safe|at rest] without [pride|forgetting others].
Send [help|kind people] [quickly|at once] if help is [needed|wanted].
[Turn|Keep] [cruelty|accident] aside, and [violence|carelessness], and [sudden|hidden] harm.
Put [good|kind] [strangers|neighbours] in {my} path, and [wisdom|caution] in {my} head.
[Hide|Hold] {me} where [harm|fear] does not [look|reach].
Be [armour|a shield] to {me}, and [warmth|a coat] as well.
[Watch|Stand] over {my} [sleep|doors], and let the [night|house] be quiet.
Keep {me} from [harming|hurting] others out of [fear|haste].
[Let|May] no [weapon|word] [strike|wound] so deep that your [care|love] is not deeper.
Bring all who are [wandering|away] home [safe|whole], {me} [among|with] them.
thanks:
Thank you for harm that [missed|never reached] us, and that we [never knew of|slept through].
Thank you for [walls and a roof|shelter], for [laws and locks|those who keep watch], for your hand over [all of it|them].
For every safe [return|arrival], thank you.
I thank you for those who [guard|look after] others while the rest of us sleep.
Thank you for [bringing|keeping] me safe so far.
Thank you for [near misses|help in time], [seen|known] and unseen.
Thank you for each [ordinary|quiet] evening with [nothing|no harm] to tell.
`
