export const FAITH_BUILDING = `
address:
God of [Abraham and Sarah|Moses and Miriam|Ruth and Naomi], you have been faithful [a long time|from the start], and I [trust|come to] you.
Faithful God, you [have not changed|are the same today], and I [come to you in trust|put my trust in you].
Lord, [our fathers and mothers|those before us] trusted you, and [so do I|I add my voice].
You who keep faith [for ever|with every generation], hear me.
God, I have [leaned|relied] on you before, and I [lean|come in trust] again.
Lord, [I believe|I trust you]; [help my unbelief|meet me where I do not].
God of [every generation|long memory], I [trust|remember] what you have done.
Faithful One, I come [remembering|in faith], because you have [kept|held] me before.
#rock Lord, my rock, you [were here|stood firm] before me, and I [build|trust] on you.
#road God who led your people [on foot|through the desert], I trust you to know the road.
#light Lord, by your light [many|others before me] have walked in faith, and I [follow|trust it too].
#storm God who brought your people through the sea, I [trust|remember] you.
[Unchanging|Faithful] God, I [remember|trust] you, and I stand [in faith|on what you have done].
Lord, [I have|we have] [known|trusted] you [all along|for so long], and I trust you [in this|again].
God of [promise|covenant], [faithful|true] from [age to age|the first day], I [come|look] to you in trust.
You who [were|have been] faithful to [our people|those before us], I [trust|lean on] you now.
I come to you [by faith|trusting], Lord, which [some days|today] means [only that I came|empty hands and an open mouth].
trust:
You were faithful [yesterday|before], and I have no reason to think you have changed.
I remember [the times|other days] you [carried me|brought me through], and on them I [build|rest] my trust.
I trust you, not because I see, but because [I know you|you have been faithful].
Faith is [a small thing in my hand|all I have in my hand], and you [never asked for more|said a seed of it was enough].
Your faithfulness is older than [this trouble|all my doubts], and it is new [each|every] morning.
When my faith is [thin|weak], [your|I trust that your] faithfulness is not.
You have never once [forgotten|broken faith with] those who [trusted|waited for] you.
I believe, and where I do not, I [trust you to wait|ask you to hold my faith for me].
Those who trusted you were not [always spared|spared everything], but they were [never alone|never left].
What you have been, you are; on that I [stake|rest] my faith.
I have [seen|known] your faithfulness in [small things|plain days], and I trust it in [great ones|this].
Trust is [a choice|a step] today and not a feeling, and I [choose|take] it.
#rock You are the rock that faith [stands|is built] on, and [rock does not shift|I have tested it].
#road You led them through [sea and desert|the wilderness] and kept faith every [mile|day], and I trust you [here|with this road].
#storm I remember that the wind has [obeyed you|dropped] before, and I trust you [in this|now].
#light I have walked in the dark and found you faithful, and I [trust|remember] that now.
#field I trust the seed I [cannot see|have put in the ground], because you have been faithful with [harvests|seeds] before.
You [kept faith|were true] when [I could not see|no one could see] how, and I [remember|trust] that.
[Doubt|Fear] [asks|shouts], where is your God? I [remember|know] where you [were|have been]: [here|beside me].
I trust your [heart|faithfulness] where I cannot [trace|read] your [hand|ways].
[Faith|Trust] is [leaning|resting] my weight on what you have [already|always] been.
[Yesterday|The past] is full of [your faithfulness|reasons to trust], and [yesterday|the past] cannot be taken away.
You [remember|know] me, and I [remember|trust] you; that is [faith|enough to stand on].
I [believe|trust] you are good, [here|even here], before I [see|have seen] it.
My [trust|faith] has been [tried|tested] before, and you [proved|were found] true.
You [ask|want] trust and not [certainty|cleverness], and [trust|a little faith] I [can give|have].
[Many|Generations] have [hung|rested] their lives on your faithfulness, and it has [held|not torn].
You are [true|faithful] in what I [see|understand], and I trust you in what I do not.
I [choose|mean] to remember [more|better] than I [fear|doubt].
What you [began|said] in faithfulness, you have [no habit of dropping|never yet forgotten].
Trust [is growing|grows] in me [slowly|like a tree], and its roots are [what you have done|in your faithfulness].
#hand Your hand has [held|kept] {me} before, and I trust it not to [open|slip] now.
#wings I have [trusted|slept] under those wings before, and I [know|remember] how it was.
#bread You gave [bread|manna] for each day, and I trust you for [this one|today’s].
#shepherd I know the voice I [trust|follow], for it has never [led me wrong|changed].
petition:
[Strengthen|Deepen] {my} faith, and where it is [thin|small], let it still [hold|be real].
Help {me} to trust you with [this|what {I cannot} see], one day of trust at a time.
[Remind|Keep reminding] {me} of your faithfulness when {I forget}, and let memory become [trust|faith].
Let {me} believe in the dark what {I} [knew|saw] in the light.
Grow {my} trust [like a root|slowly], down where [no one sees|the storms do not reach].
Teach {me} to [wait in faith|trust your timing], and to remember [while {I wait}|what you have done].
Let faith be [stronger|louder] in {me} than [doubt|fear], or let it at least [speak|answer].
Give {me} faith enough for [today|this day], and trust enough to leave tomorrow [with you|alone].
Let the faith of those who [went before|trusted you before {me}] [hold {me} up|keep {me} company].
Where {I cannot} believe, [believe for {me}|hold on to {me}], and let {my} faith [come back|grow].
Let {me} look back and [remember|count] your faithfulness, and look ahead and [trust|not be afraid].
Keep {me} faithful, as you are faithful, in [small things|little things] and [long waits|hard ones].
#rock Build {my} faith on what [does not move|you have done], and let {me} [trust|stand on] it.
#road Let {me} trust you [at the bend|for the next mile] as {I have} trusted you on the road behind.
#light When faith burns low, remind {me} [who lit it|of the light {I have} known].
#field [Plant|Root] {my} trust deep, and let faith [come up|bear fruit] in its season.
[Plant|Set] {my} feet on what you have [done|been], and let {me} trust you with [what comes|the rest].
[Write|Keep] your faithfulness [before {my} eyes|in {my} memory], where [doubt|worry] has been [writing|speaking].
Let {me} [trust|believe] you [aloud|first], and [feel|see] it after.
Turn {my} [questions|fears] into [trust|honest faith], one [at a time|prayer and then another].
Let faith be [simple|quiet] in {me}: you are here, and you are [good|faithful].
When {I have} no [faith|trust] of {my} own, let {me} [borrow|stand on] [another’s|that of friends].
[Help|Teach] {me} to [tell|remember] the story of your faithfulness [while {I wait}|until {I believe} it again].
Give {me} the [faith|trust] to [plant|pray] and the [faith|patience] to [leave it with you|wait].
Make {me} [steady|sure] where you are [steady|sure], and [open|gentle] about the rest.
Let {my} trust [outlast|be longer than] this [trial|season].
Guard {my} faith from [easy answers|despair], and [from|save it from] [pride|bitterness].
[Deepen|Feed] what {I believe} until it [reaches|becomes] how {I} [live|walk].
Let {me} [keep|hold] faith with you in the [dark|waiting], as you keep it with {me}.
Remind {me} [whose|what kind of] God you are, when [trouble|the news] tells {me} otherwise.
#hand Take {my} hand, and let {me} trust the [hand|grip] more than the [path|view].
#storm When the wind [rises|turns], let {me} remember [who was in the boat|whose voice it knows].
#bread Teach {me} to trust you for [bread|manna], [a day|one morning] at a time.
#shepherd Keep {me} near enough to [hear|trust] your voice, and [faithful|quick] to follow.
praise:
How great is your faithfulness, and I will [tell it|remember it] as long as I [live|have breath].
I will trust you [today|now], and I will [trust|praise] you [again tomorrow|when I see, and before].
One generation [tells|told] another what you have done, and I will [tell it too|pass it on].
[Blessed|Praised] be the God who keeps faith.
I set up a [stone|marker] here: this far you have been faithful.
My trust is in you, [seen and unseen|on the bright days and the dark], and I [bless|praise] your name.
I believe, and I will [say so|praise you] before I see [the end|how it ends].
You have been faithful, you are faithful, and I [trust|praise] you.
I [close|end] this prayer as I began it: in trust.
Your faithfulness [is my song|shall be my song], in [every season|this house and after it].
I have [trusted|called on] you and not been [ashamed|alone], and I will [say|sing] it.
[Faithful|True] you have been; [faithful|true] you are; I rest my trust there.
From [our ancestors|those before me] to [those|the ones] after, let your faithfulness be [told|remembered].
I [trust|believe]: let that be [my song|the praise I bring].
My faith is small, and my God is [faithful|great], and I [praise|bless] you for it.
I will [remember|tell] this day too among [the days|all the times] you were faithful.
[Before|Without] seeing, I [thank|praise] you; I [trust|know] the one I [ask|speak to].
thanks:
Thank you for [faith|trust], even [a seed of it|as small as mine].
Thank you for being faithful when I [was not|forgot].
For every [time|day] you proved faithful, I thank you and [remember|trust].
`
