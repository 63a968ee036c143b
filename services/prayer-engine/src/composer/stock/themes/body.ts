export const ILLNESS = `
complaint:
Illness has [taken the middle of the table|rearranged the days], and [everything else moves round it|we learn new words for it].
The body has become [a worry|a stranger], and I [watch it closely|no longer take it for granted].
So much is [waiting rooms|waiting] and [numbers|words] I do not understand.
I am afraid of what the body [may do next|cannot promise].
I [learn|hear] new words I never [wanted|asked] to know.
Illness [sets|keeps] the clock now, and the [day|house] [bends|moves] to it.
There are [good days|mornings] when I almost forget, and then I [remember|see].
I [miss|long for] the plain [health|days] we [spent|used] without [thinking|thanks].
trust:
You know this body [cell by cell|from within], and you do not [draw back|love it less].
Illness is not your [anger|verdict], and you are [beside|with] the sick.
You [touch|come to] the sick; you have never [kept|stood] at a distance.
You are in the [long nights|small hours] of an illness, [awake|near] and kind.
petition:
Have mercy on the body that is [sick|suffering], and bring it [ease|relief].
Bless the [doctors and nurses|hands that give medicine], and give them skill and gentleness.
Let the treatment [do its work|help], and let the [hard parts|worst of it] be [short|bearable].
Give {me} [good|better] days among the [bad|others], and the [heart|grace] to use them.
Keep {my} spirit [whole|free] while {my} body [struggles|mends].
Let [rest|sleep] do its quiet work, and bring {me} [back|through].
Let {me} be cared for without [shame|feeling a burden].
Let [each|every] [dose|visit] and each [day|hour] of rest do its [quiet|whole] work.
Give {me} [breath|ease] when the body [fights|aches], and [courage|patience] when it [tires|fails].
[Comfort|Hold] {me} in the [hours|nights] when it is [worst|longest].
Let {me} be [seen|treated] as a [whole|living] person, and not as a [chart|case].
[Strengthen|Hold up] those who [love|tend] {me}, who are [tired|afraid] too.
If it be possible, let this pass; and in it all, [hold|keep] {me}.
Bring [appetite|colour], and [laughter|sleep], and [days|mornings] that are only [days|mornings].
[Guide|Teach] those who [look for|seek] the [cause|cure], and bless their work.
`
export const SURGERY = `
complaint:
I think of the [lights|table] and the hands, and of how little is in [ours|mine].
There comes a point where all one can do is [lie still and trust|wait], and I am [not good at it|afraid of it].
I count the hours [until then|down], and each one [is long|has an echo].
I [picture|see] the doors closing, and I can go [no further|only so far].
My [mind|heart] is already [there|in that room], [ahead of|before] the hour.
It is strange to [trust|hand over] a [life|body] to [people in masks|hands one does not know].
I want [it to be over|to be on the far side of it], and I [dread|fear] its coming.
trust:
You are [at home|no stranger] in that room, and you do not [sleep|look away] when we sleep.
Under the surgeon’s hands are yours.
You have been in [that|every such] room [before|already], and you are [calm|steady] there.
No [sleep|drug] takes us out of your [hands|keeping].
petition:
Guide the surgeon’s hands, and [keep every eye in the room clear|give calm to all who stand by].
When {I go} under, [keep watch|hold {me}]; when {I wake}, be the first [thing {I know}|one there].
Let there be no [hurry|confusion] in that room, only skill and care.
Quiet {my} heart before it begins, and [those who wait outside|the ones in the waiting room] too.
Bring {me} through it, Lord, and [let the mending begin|into good hands after].
Watch over the hours of it and the long [day|night] after.
[Steady|Bless] every hand that [touches|tends] {me}, and [sharpen|clear] every eye.
Let [each one|everyone] in that room be [rested|at their best], and [kind|careful].
Give {me} [quiet|sleep] the night before, and [calm|company] on the [way|morning].
[Keep|Hold] {me} through the [hours|deep sleep] {I} will not remember.
Let {my} waking be [gentle|peaceful], and the [news|first word] be good.
[Shorten|Lighten] the [hours|wait] for [those who sit outside|all who love {me}].
When it is done, let [rest|strength] and [mending|ease] begin their [slow|good] work.
Be the [calm|light] over that table, [greater|steadier] than the lamps.
`
export const RESULTS = `
complaint:
I wait for [word|an answer], and the waiting has [its own sound|no chair in it].
Not knowing is [a room with no window|heavy], and I [pace|sit] in it.
I [rehearse|practise] how I will take it, and I am never ready.
Every [ring|call] makes me [jump|hold my breath].
I [live|stand] in the [gap|hallway] between asking and [hearing|knowing].
My [hope|fear] has [two|both] endings ready, and I [read|turn] them over and over.
trust:
You already know, and you are not [pacing|afraid].
Nothing that is [written|said] there can [change whose I am|put me out of your hand].
petition:
Be with {me} in the waiting, [before any answer comes|hour by hour].
Let the news be good, Lord; I ask it [openly|plainly].
Whatever the news, let {me} not hear it [alone|without you].
Give clear eyes to those who [look|test], and [kind mouths|gentleness] to those who tell.
Keep {me} from living every ending before [there is one|it comes].
Shorten the hours until the answer comes, and [sit|wait] in them with {me}.
Whatever is [found|said], let there be a [way|next step], and [good|kind] people on it.
Let {me} [eat|sleep] and [laugh|work] while {I wait}, [held|kept] by you.
Let what is [feared|dreaded] not be there, Lord; [I ask it|hear me] [simply|from the heart].
[Give|Grant] {me} [calm|a quiet heart] to hear the answer, and [you|a hand] to hold while {I hear} it.
`
export const SLEEPLESS = `
complaint:
The night is long, and sleep [stands outside|will not come in].
I [hear|count] every hour, and each one asks me [the same thing|why I am awake].
I lie down tired and [my mind gets up|the day begins again behind my eyes].
The [ceiling|dark] and I know each other [too well|by heart].
[Others sleep|All the world sleeps], and I [lie|turn] here like a [lamp|light] left on.
I [try|work] so hard to sleep that I [wake|cannot].
trust:
You are awake [too|already], and I am not the only one [up|keeping watch].
You give sleep to those you love, and I [wait|lie here] as one of them.
petition:
Give {me} sleep, Lord, [plain and deep|the deep kind].
Take the [night shift|watch], and let {me} [put {mine} down|go off duty].
If sleep is slow, let {me} rest [in you|at least] and [not fight it|be quiet].
Still what [turns|runs] in {me}, and [darken the room of {my} mind|let it wait until day].
[Close|Rest] {my} eyes, Lord, and [keep|hold] what they [cannot stop|keep] seeing.
Let {my} [breath|body] remember how to [fall|let go].
[Take|Lift] the [day|thoughts] off {me}, [layer by layer|piece by piece].
Let the [bed|dark] be [kind|soft], and the [night|hours] be short.
Give {me} sleep as you [give|send] [dew|snow]: [without|with no] noise.
`
export const CAREGIVING = `
complaint:
I look after another’s needs from [waking to sleeping|one end of the day to the other], and I [forget my own|have little left].
I love and I am [tired|short-tempered], and then I am [ashamed|sorry].
I carry [pills and plates|much that no one sees], and I do it [half asleep|day upon day].
I [watch|love] and [lift|wash] and [wait|answer], and nobody [asks|sees] how I am.
There are [days|hours] when love is only [work|patience], and I [do|give] it.
trust:
You see [the small cups of water|every hidden kindness], and you call them [given to you|great].
petition:
Hold up the one who holds up [others|another].
Give {me} gentleness when [the hours are long|{I} run out of it], and [relief|help] before {I} break.
Let {me} rest without [guilt|listening], and let [someone good|another] take a turn.
Let there be [some sweetness|laughter] in these days of care.
Put [strength|kindness] in {my} hands again each morning, [enough|and more] for the day.
[Forgive|Bear with] {me} when {I am} [short|sharp], and [help|let] {me} [rest|begin again].
[Send|Let there be] another pair of [hands|shoulders], and let {me} [accept|trust] them.
Let what {I do} in [secret|weariness] be [love|done] to you, and [feed|warm] {me} too.
[Guard|Keep] {my} own [health|heart] while {I guard} another’s.
`
