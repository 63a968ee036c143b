export const EMPOWERING = `
address:
[Strong|Mighty] God, I [stand|get up and stand] before you [now|today].
Lord of [courage|all courage], [set me on my feet|wake the courage in me].
God who [raises|lifts] the fallen, I [rise|stand up] to speak with you.
Lord, you [call people|called people] [to stand and walk|out of their fear], and I [step forward|answer].
God, my strength, I [lift my head|come on my feet] to [ask|speak].
You who [part seas and open doors|make a way], [strengthen me|put strength in me] to [walk it|step through].
Lord, you never asked the [fearful|small] to be [fearless|giants], only to [step out with you|take the next step].
God of [Deborah and David|Esther and Daniel], [give me courage too|teach me to stand].
Living God, [fill my lungs|put steel in me], for there is [something to face|ground to take].
#rock God my rock, I [plant my feet|stand] on you and [lift my head|speak].
#road Lord of the road, I [tie my shoes|take a step] and [come|turn] to you.
#storm God over wind and water, I [stand|step out] because you [call|are here].
God of [strong|brave] hearts, [put|breathe] [strength|courage] in mine.
Lord, I [come|stand] to be [armed|made brave] for [what is mine to do|this day].
You who [called|raised] [shepherds|slaves] and made them [stand|leaders], [call|raise] me [too|up].
[Rouse|Wake] me, Lord, [strong|living] God, and [set me moving|I will rise].
God of the [long march|open road], I [straighten my back|lift my feet] and [come|speak].
Lord, my strength, I [take my stand|plant my feet] [before you|here].
trust:
You are my strength, and I [can stand|stand up] in it.
You [put courage|breathe courage] into [shaking|small] people, and you [have not stopped|do it still].
I am [stronger with you|braver with you] than I [am|was] alone, and I [will act on it|take the step].
You do not [take the hill away|level every hill]; you [strengthen the legs|walk up it with us].
With you {I can} [face|meet] what {I cannot} [outrun|avoid].
You [go in front|stand in front], and [courage|boldness] follows you.
You gave {me} hands to use, and you [steady|strengthen] them for [good|what is right].
[Fear|Dread] can [talk|shout], but it does not have to [drive|lead], for you are my strength.
You [train|steady] [hands|knees] like mine for [hard work|what must be done].
Whom you [call|send], you also [equip|strengthen].
There is [more courage|a deeper strength] in you than there is [trouble|fear] in front of {me}.
You never [called|made] {me} to [crawl|hide], and so I [stand up|rise].
#rock My feet are on rock, and from rock [one can push|I can step out|I can stand and fight].
#road You have [opened|cleared] roads where there were [walls|none], and I [walk|step out] on that.
#storm Waves [stand up|rise], and you [stand taller|are over them], and so I [step out|do not turn back].
#light You [hand|give] {me} a torch and not a [floodlight|map], and it is enough to [act on|move by].
You [hand|give] me tools and not [excuses|only comfort], and I [pick them up|use them].
[Strength|Courage] [grows|comes] in the [using|doing], and you [supply|feed] it as I [go|act].
There is more in me than I [know|see], because you [put|breathed] it there.
You do not [pity|shield] me into [smallness|hiding]; you [call|lead] me [out|on] and [up|forward].
[Trouble|Fear] [stands|looks] tall until someone [stands|walks] up to it, and you [stand|walk] with me.
No step taken with you is [wasted|too small to count].
You [made|built] {me} to [rise|get up], and you [raise|lift] what you [made|built].
What I [start|begin] in your strength, I need not [finish|carry] in mine.
You [love|choose] the [small|trembling] who [step|go] forward anyway.
The [strength|power] that [moved|parted] seas can [move|steady] these [feet|hands].
I am not [asked|told] to [win|feel strong]; I am [asked|called] to [stand|act], and you [fight|stand] with me.
You [put|set] {me} [on {my} feet|here] for [a reason|work that is good], and you [back|strengthen] {me} in it.
[Courage|Boldness] is fear that has said its prayers, and I have said mine.
Even [limping|shaking], one can [go forward|climb], and you [set the pace|give the strength].
#hand You [teach|train] my hands, and you [grip|steady] them when they [shake|slip].
#wings You [push|stir] the nest, and then you [fly|spread your wings] beneath.
#bread You [feed|strengthen] {me} first and then [send|march] {me} on.
#field You [hand me|give me] the plough and the [strength|morning] together.
petition:
Give {me} courage to take the next step, and [strength|then strength] for the one after.
[Strengthen|Steady] {my} hands for [the work|what must be done], and {my} voice for [the truth|what must be said].
[Raise|Lift] {my} head, [straighten|strengthen] {my} back, and [walk in front|send {me} out].
Let {me} act [boldly|with courage] where {I am} able, and [stand firm|hold firm] where {I am} not.
Put [fire|iron] in {my} bones and [kindness|mercy] in {my} hands, and [help {me} move|set {me} to work].
Help {me} to face [this|what is ahead] [squarely|standing], one [brave|bold] step at a time.
Make {me} brave enough to [ask for help|begin], and strong enough to [keep going|see it through].
Let courage [rise|stand up] in {me} [before|faster than] fear does.
Teach {my} [feet|hands] to [move|work] even while {my} [heart|voice] shakes.
Arm {me} with [patience and nerve|courage and good sense], and [help {me} use them|let {me} stand].
Give {me} [grit|strength] for the long part, when [the first courage|the thrill] is gone.
When {I am} knocked down, [help {me} rise|raise {me} up], and [help {me} rise again|set {me} walking].
#road [Push|Send] {me} out on the road, and [strengthen {my} stride|match {my} stride].
#rock Plant {my} feet, [and let {me} not be moved|and let {me} stand firm], [whatever pushes|whoever pushes].
#storm Let {me} step [out of the boat|into the wind] with {my} eyes on you, [and keep walking|one bold step and another].
#light Show {me} the next brave thing, and [give {me} the nerve|strengthen {me}] to do it.
[Fire|Strengthen] {my} will to do [what is right|the brave thing], and [quicken|steady] {my} feet.
Let {me} [speak|stand] up where {I have} [kept silent|sat down] too long.
Give {me} [backbone|nerve] without [hardness|pride], and [boldness|strength] without [noise|cruelty].
Send {me} [out|on] with [courage|strength] enough to [spare|share].
[Break|Snap] the [hold|habit] of fear in {me}, and [set {me} to work|put {my} strength to use].
Let {me} take back [an inch|one step] of ground from [fear|despair] today.
[Train|Teach] {me} to get up [faster|more often] than {I fall}.
Let {me} [begin|start] before {I feel} [ready|brave], and [find|meet] your strength on the way.
Put [a song|thunder] in {my} chest and [good sense|purpose] in {my} hands.
Give {me} the [strength|courage] to say [yes|no] where {I should}, and to [stand by|keep] it.
[Surround|Flank] {me} with people who make {me} [braver|stronger].
Let {me} [lead|go first], if someone must, and [help|let] others [follow|be brave].
When {my} [courage|strength] runs [low|out], [refill|rearm] {me} and [send|turn] {me} round again.
Let {me} use [every|all the] strength {I have} for [good|what matters], and [trust|ask] you for the rest.
#hand Put [strength|work worth doing] into {my} hands, and your own hand over them.
#wings Give {me} [wings|strength to run], and when {I cannot} run, help {me} walk on.
#bread Feed {me} [strong bread|courage], and send {me} [out|back] to the [work|fight].
#field Put {my} hand to the [plough|work], and do not let {me} [look back|quit the row].
praise:
I [rise|get up] now, in your strength, to [do what is mine|take the next step].
You are my strength and my [song|courage], and I [stand|go out] with my head up.
I will [step out|go forward] and [praise you as I go|sing as I walk].
[Blessed|Praised] be God, who [strengthens|arms] the weak and [sends|walks with] the willing.
I have [knelt|bowed] long enough to know [whose strength|where strength comes from]; now I [stand|rise].
Let my [courage|boldness] today be [my praise|the song I bring you].
I will use the strength you give, and [give you the glory|hand you the credit].
On my feet, [with my voice|with all my strength], I will [bless|praise] you.
I [go|march] from here [stronger|braver], not [alone|in my own name].
[Lead on|Go in front], Lord: I [am on my feet|step where you step].
I [go|walk] out [singing|standing tall], and the strength in my step is [yours|my praise].
[Strong|Mighty] is your name, and I [carry|take] it with me into the [day|fight].
You [make|made] me [stand|brave], and I will [stand and praise you|use it well].
I [lift|raise] my head, my hands, and my voice to you, [God of the brave|my strength].
With every [bold|brave] step I [take|make], I will [praise|honour] you.
Up, my [soul|heart]: [bless the Lord who arms you|there is work, and there is God].
Not by my [might|strength] alone, and not [sitting down|lying down]: I [rise|go] with you.
thanks:
Thank you for the [strength|courage] that [got me here|stood up in me when I needed it].
Thank you for [legs that stand|a back that straightens], and for [work worth doing|ground worth holding].
For every time you [raised me up|put courage in me], thank you.
`
