export const ILLNESS = `
complaint:
Illness has [taken the middle of the table|rearranged the days], and [everything else moves round it|we learn new words for it].
The body has become [a worry|a stranger], and I [watch it closely|no longer take it for granted].
So much is [waiting rooms|waiting] and [numbers|words] I do not understand.
I am afraid of what the body [may do next|cannot promise].
trust:
You know this body [cell by cell|from within], and you do not [draw back|love it less].
Illness is not your [anger|verdict], and you are [beside|with] the sick.
petition:
Have mercy on the body that is [sick|suffering], and bring it [ease|relief].
Bless the [doctors and nurses|hands that give medicine], and give them skill and gentleness.
Let the treatment [do its work|help], and let the [hard parts|worst of it] be [short|bearable].
Give {me} [good|better] days among the [bad|others], and the [heart|grace] to use them.
Keep {my} spirit [whole|free] while {my} body [struggles|mends].
Let [rest|sleep] do its quiet work, and bring {me} [back|through].
Let {me} be cared for without [shame|feeling a burden].
`
export const SURGERY = `
complaint:
I think of the [lights|table] and the hands, and of how little is in [ours|mine].
There comes a point where all one can do is [lie still and trust|wait], and I am [not good at it|afraid of it].
I count the hours [until then|down], and each one [is long|has an echo].
trust:
You are [at home|no stranger] in that room, and you do not [sleep|look away] when we sleep.
Under the surgeon’s hands are yours.
petition:
Guide the surgeon’s hands, and [keep every eye in the room clear|give calm to all who stand by].
When {I go} under, [keep watch|hold {me}]; when {I wake}, be the first [thing {I know}|one there].
Let there be no [hurry|confusion] in that room, only skill and care.
Quiet {my} heart before it begins, and [those who wait outside|the ones in the waiting room] too.
Bring {me} through it, Lord, and [let the mending begin|into good hands after].
Watch over the hours [during|of it] and the long [day|night] after.
`
export const RESULTS = `
complaint:
I wait for [word|an answer], and the waiting has [its own sound|no chair in it].
Not knowing is [a room with no window|heavy], and I [pace|sit] in it.
I [rehearse|practise] how I will take it, and I am never ready.
trust:
You already know, and you are not [pacing|afraid].
Nothing that is [written|said] there can [change whose I am|put me out of your hand].
petition:
Be with {me} in the waiting, [before any answer comes|hour by hour].
Let the news be good, Lord; I ask it [openly|plainly].
Whatever the news, let {me} not hear it [alone|without you].
Give clear eyes to those who [look|test], and [kind mouths|gentleness] to those who tell.
Keep {me} from living every ending before [there is one|it comes].
`
export const SLEEPLESS = `
complaint:
The night is long, and sleep [stands outside|will not come in].
I [hear|count] every hour, and each one asks me [the same thing|why I am awake].
I lie down tired and [my mind gets up|the day begins again behind my eyes].
trust:
You are awake [too|already], and I am not the only one [up|keeping watch].
You give sleep to those you love, and I [wait|lie here] as one of them.
petition:
Give {me} sleep, Lord, [plain and deep|the deep kind].
Take the [night shift|watch], and let {me} [put mine down|go off duty].
If sleep is slow, let {me} rest [in you|at least] and [not fight it|be quiet].
Still what [turns|runs] in {me}, and [darken the room of {my} mind|let it wait until day].
`
export const CAREGIVING = `
complaint:
I look after another’s needs from [waking to sleeping|one end of the day to the other], and I [forget my own|have little left].
I love and I am [tired|short-tempered], and then I am [ashamed|sorry].
I carry [pills and plates|much that no one sees], and I do it [half asleep|day upon day].
trust:
You see [the small cups of water|every hidden kindness], and you call them [given to you|great].
petition:
Hold up the one who holds up [others|another].
Give {me} gentleness when [the hours are long|I run out of it], and [relief|help] before {I} break.
Let {me} rest without [guilt|listening], and let [someone good|another] take a turn.
Let there be [some sweetness|laughter] in these days of care.
`
