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
trust:
You were faithful [yesterday|before], and I have no reason to think you have changed.
I remember [the times|other days] you [carried me|brought me through], and on them I [build|rest] my trust.
I trust you, [not because I see|though I do not see], but because [I know you|you have been faithful].
Faith is [a small thing in my hand|all I have in my hand], and you [never asked for more|said a seed of it was enough].
Your faithfulness is older than [this trouble|my doubts], and it [outlasts|outlives] them both.
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
petition:
[Strengthen|Deepen] {my} faith, and where it is [thin|small], let it still [hold|be real].
Help {me} to trust you with [this|what {I cannot} see], one day of trust at a time.
[Remind|Keep reminding] {me} of your faithfulness when {I forget}, and let memory become [trust|faith].
Let {me} believe [in the dark|today] what {I} knew in the light.
Grow {my} trust [like a root|slowly], down where [no one sees|the storms do not reach].
Teach {me} to [wait in faith|trust your timing], and to remember [while {I wait}|what you have done].
Let faith be [stronger|louder] in {me} than [doubt|fear], or let it at least [speak|answer].
Give {me} faith enough for [today|this day], and trust enough to leave tomorrow [with you|alone].
Let the faith of those who [went before|trusted you before {me}] [hold {me} up|keep {me} company].
Where {I cannot} believe, [believe for {me}|hold on to {me}], and let {my} faith [come back|grow].
Let {me} look back and [remember|count] your faithfulness, and look ahead and [trust|not be afraid].
Keep {me} faithful, as you are faithful, in [small things|little things] and [long waits|hard ones].
#rock Build {my} faith on what [does not move|you have done], and let {me} [trust|stand on] it.
#road Let {me} trust you [at the bend|for the next mile] as {I have} trusted you on the [straight|road behind].
#light When faith burns low, remind {me} [who lit it|of the light {I have} known].
#field [Plant|Root] {my} trust deep, and let faith [come up|bear fruit] in its season.
praise:
Great is your faithfulness, and I will [tell it|remember it] as long as I [live|have breath].
I will trust you [today|now], and I will [trust|praise] you [again tomorrow|when I see, and before].
One generation [tells|told] another what you have done, and I will [tell it too|pass it on].
[Blessed|Praised] be the God who keeps faith.
I set up a [stone|marker] here: this far you have been faithful.
My trust is in you, [seen and unseen|on the bright days and the dark], and I [bless|praise] your name.
I believe, and I will [say so|praise you] before I see [the end|how it ends].
You have been faithful, you are faithful, and I [trust|praise] you.
I [close|end] this prayer as I began it: in trust.
Your faithfulness [is my song|shall be my song], in [every season|this house and after it].
thanks:
Thank you for [faith|trust], even [a seed of it|as small as mine].
Thank you for being faithful when I [was not|forgot].
For every [time|day] you proved faithful, I thank you and [remember|trust].
`
