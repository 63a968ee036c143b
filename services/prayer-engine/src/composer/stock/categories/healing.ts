// Body, mind or grief: the category does not say which, so no line here does.
export const HEALING = `
address:
Lord, you [know|see] where it hurts [before I say it|without being told], and I come to you.
God who [made|knit] this frail [frame|body] and [knows|knew] its breaking, hear me.
God, you [touched|never turned from] the ones who [hurt|could not heal themselves], and so I come.
complaint:
Something here is [not well|hurting], and I [cannot mend it|have no skill to mend it].
The days are [measured|counted out] by what hurts and what [hurts less|eases].
Healing is slow, and [waiting for it|the waiting] is [a pain of its own|hard work].
We are made of dust, and today the dust [aches|feels it].
I do not understand why [it must hurt|this pain is here], and I do not [pretend|claim] to.
@self I am [weak|sore] in places that [no one sees|I cannot reach], and I [would be well|long to be well].
@self I miss the days when I did not have to think about [being well|what hurts].
@self I have [asked|prayed] for this before, and here I am [asking|at your door] again.
@other It is hard to [watch|stand by] and not be able to take [any of it|the pain] away.
@other I would [carry|bear] this hurt myself if I could, and I [cannot|am not able].
@we What hurts one of us [hurts us all|is felt by all], and we [need you|come to you together].
#night Pain is [longer|louder] in the dark, when [there is nothing else to hear|the world has gone to bed].
#road This is a long road back, and [some days it bends away|the steps are small].
#house The body is a house with [a lamp low|rooms shut up] just now, and you [know the way in|know each room].
The hurt comes and goes, and it [does not say|never tells us] when.
What used to be [easy|simple] is [work|an effort] now, and I [feel|count] the [cost|difference].
[Some days|Often] the [body|heart] [seems|feels] like [weather|a country] I have to live in.
[Hope|Strength] and [hurt|weariness] take turns, and today I [cannot tell|do not know] whose turn it is.
I want [to be|everyone] well, Lord; it is [as plain as that|the whole of my prayer].
@self I am [tired|worn] of being [asked|careful], and of saying [better|about the same].
@self I [listen|attend] to my own [body|pain] as to a [noise|step] in the night.
@other I [see|watch] the hurt from [outside|the doorway], and my hands are [empty|too small].
@we We [hold|keep] one another up, and [still|yet] the hurt is [here|among us].
@other {who} [hurts|is hurting], and I [would do|have looked for] anything to [ease|help] it.
@other I do not know what [this is like|the nights are like] for {who}, and you [do|know].
@other Let me say how much I [want|long] to see {who} well.
trust:
You [made|formed] every [bone and breath|nerve and bone], and none of it is [strange|hidden] to you.
No hurt is too [small|deep] for you to [notice|tend].
You are [kind|gentle] with bodies; you [took one|wore one] yourself.
You do not [stand back from|look away from] pain; you [come in|come and sit beside it].
You know the [whole|inside] of what [doctors and friends can only see in part|we can only guess at].
Whatever today brings, it does not bring [you to an end|{me} out of your care].
#hand Your hands have always [been drawn to|gone to] what hurts.
#light Nothing that hurts is [hidden in the dark|out of your light].
You are [slow|never quick] to leave a [sickbed|sore heart].
[Flesh|Dust] is [dear|no shame] to you; you [breathed|put your own breath] into it.
You [know|read] what hurts without a [word|chart], and you [care|stay].
All [true|real] healing, slow or sudden, has your [hand|breath] in it.
There is more to {me} than what hurts, and you [see|love] all of it.
petition:
Put your hand on what hurts, and [let it rest there|do not hurry away].
Bring healing to {me}, in body and in [mind|spirit], in the [way|hour] you choose.
Ease {my} pain, and [shorten the hours of it|let there be rest between].
Let there be [better|gentler] days, and let {me} [know them when they come|have strength to enjoy them].
[Guide|Steady] the hands and [minds|eyes] of [all who care for {me}|those who help], and make them kind.
Where there is [swelling and soreness|hurt], bring ease; where there is [dread|fear], bring [quiet|calm].
Give {me} patience with [slow mending|a body that will not be hurried].
Let {me} be more than what hurts, in {my} own eyes [and in yours|and in the eyes of others].
Have mercy on {my} [body|whole self], Lord, and [touch|mend] what no [medicine|hand] reaches.
Lift {my} [heart|head], and let hope do [its part of the work|some of the healing].
If healing is slow, let [comfort|strength] be quick.
Grant {me} [rest at night|sound sleep], [an appetite|hunger] for good things, and strength that [returns|grows].
Heal {me}, Lord; I ask it [plainly|like a child], because you [told us to ask|are kind].
Keep {my} spirit from [breaking|souring] under [what the body bears|the weight of this].
Be at [the bedside|{my} side], [at every turn|by day and by night], and do not leave {me} to [this pain|bear it] alone.
Surround {me} with [people who are gentle|patient people], and let none of this be borne alone.
#house Walk through every room of this [worn|hurting] house, and [open the windows|put it in order].
#water Let healing come like [rain|dew], [quietly|softly] and [all night|everywhere].
#road Walk at {my} pace on this road back, and [count no step too small|praise the small steps].
#light Let [morning|light] come in, and find {me} [a little better|resting easier].
[Gather|Hold] {my} whole [self|body], Lord, in your [care|two hands], and [mend|ease] what can be mended.
[Send|Let there come] a [good|gentle] [day|hour] soon, and let {me} [breathe|laugh] in it.
Where [the hurt|pain] has made {my} world [small|narrow], [open|widen] it again.
[Bless|Use] [every|all] good [care|remedy] that is given, and [those who give it|the givers].
[Take|Draw] out the [fear|sting] from the hurt, even [before|if] the hurt goes.
Let {my} [strength|appetite] and {my} [sleep|songs] come back, [one by one|in their own order].
Be [gentle|patient] in {me} where {I am} [impatient|hard] with {my} own [body|slowness].
[Spare|Keep] {me} from the loneliness of [pain|being unwell].
[Let|May] each [morning|day] [bring|find] {me} a [little|step] nearer [wholeness|to well].
[Touch|Visit] what is [hurt|inflamed] in {me}, in [flesh|body] or [memory|spirit], and [cool|calm] it.
If there are [hard|low] days [yet|still to come], [meet|hold] {me} in each of them.
[Lead|Bring] {me} [out|up] from under this, [by whatever means|in the time it takes].
Let {me} be [well|whole], Lord, and let {me} [know|thank] who [made|kept] {me} so.
thanks:
Thank you for every [small|slow] sign of mending, and for [eyes to see it|the days between].
Thank you for [hands|people] that [tend|care], and for [rest|ease] when it comes.
Thank you for this body, [frail|worn] and [faithful|dear], which you made.
I thank you for what [works|is well] without being asked: [breath|the heart’s beat], [sight|the next breath], and the rest.
For healing that has [come|begun], and for [company|strength] while it [comes slowly|does not], thank you.
I thank you for [one|each] [easier|better] hour, and for [noticing|being able to notice] it.
Thank you that [bodies|hearts] can [mend|heal], as [trees|skies] do.
[Ease|Relief] came, [small|slow] as it was, and I [thank|bless] you.
`
