export const GRATEFUL = `
complaint:
I come [thankful|with thanks], and there is still [something I need to say|a shadow I need to show you].
I am grateful, Lord, and I am [not finished|still in need], and I [bring|hold out] both.
thanks:
My heart is full, and I [did not fill it|know who filled it].
I look at what I have [been given|in my hands], and I cannot find [the bill|what I did to deserve it].
You have been [good|kind] to me in ways I [noticed|saw] and in [more that I missed|many I walked past].
I [want to stop|stop] here, before I ask for anything, and say thank you.
Good things came [quietly|without a sound], and I [nearly took them for granted|almost did not look up].
I was [carried|helped] farther than I could have [walked|gone] alone, and I [know it|see it now].
It would be [strange|poor] to [eat the bread|take the gift] and not [look up|thank the giver].
There are a [hundred|thousand] small mercies in this day, and I [have counted only a few|lose count before noon].
#bread You have [set food|laid bread] before me and let me [eat in peace|taste that it is good].
#light You have let light into [rooms I had shut|places I called dark], and I [stand blinking and glad|am glad of it].
#field You have given [rain|growth] to [what I planted|small things], and some of it has [come up|borne fruit].
#hand What I hold today I hold because your hand [opened|was open] first.
#house There is warmth [in the house|in me], and it came from [you|your fire].
#water You have [filled my cup|poured and poured], and it [runs over the edge|spills onto others].
#road I look back along the road, and your [kindness is on every mile|footprints keep turning up].
Even the hard [parts|days] have had [your kindness in them|bread in them], and I [will not forget it|thank you for that].
Nothing I [own|love] began with me, and I [give you thanks|bless you] for it.
For what I asked and [was given|received], and for what I [never thought to ask|did not know to ask], thank you.
I [see|find] your kindness in [people|hands] who did not know they were carrying it.
I did [nothing|little] to bring this about, and here I [stand|am], holding it.
There was a time I would have [given|paid] much for a day like this, and you [gave|handed] it to me.
I [want|mean] to remember [how this feels|this day], and [whom|who it is] I have to thank.
[Even|Also] for the [plain|small] things, the [warm|clean] and [ordinary|useful] ones, I thank you.
My list is long, Lord: [let me begin|I start] with [breath|today].
You have been [better|kinder] to me than I [asked|knew how to ask].
I [thank|bless] you for what I [can hold|see], and for the [roots|springs] of it I cannot.
If I have [warmth|bread], if I have [a friend|one who knows my name], it is [from you|your doing].
So much has been [mended|given] that I [hardly|no longer] notice; today I [notice|look].
I am [rich|wealthy] in [things that cannot be bought|mornings], and you are the [reason|giver].
I [owe|give] you thanks for patience when I was [slow|hard to love].
#shepherd You have led me [well|gently], and I have [not gone hungry|wanted for little that matters].
#rock There has been ground under me [all this while|the whole way], and it was you.
#storm You brought me [through|out of] weather I [thought would|feared might] end me.
#wings I have been [covered|kept], as [small birds|nestlings] are, without knowing [by what|it].
#night In the night as well, you [were good|gave], and the morning [found|showed] it.
petition:
Keep me grateful when [the days are plain|nothing is new], and when [the days are hard|the shine wears off].
Make my thanks [useful|larger than words], and let [someone else be warmed by it|it feed someone].
Do not let me [hoard|close my hand on] what you [gave to be shared|meant to pass through me].
Let me [use|hold] what I have been given [well|gently], and [give it on|share it] gladly.
Teach me to [thank|see] the people through whom your gifts [come|reach me], and to [tell them so|say it aloud].
When I [forget|grow used to it], [wake me|turn my head] to wonder again.
Help me to hold these gifts [lightly|loosely], and the giver [close|fast].
[Turn|Make] my gratitude into [patience|gentleness] with those who [have none|do not feel it yet].
Let {my} thanks [last|stay] longer than {my} [mood|feelings].
[Show|Tell] me [whom|who it is] I ought to thank today, and [send|let] me go.
Bless [the hands|everyone] behind the things I [use|eat] and [never|do not] see.
Let {me} [look back|turn round] often, as the one did who came back to [say thank you|give thanks].
`
