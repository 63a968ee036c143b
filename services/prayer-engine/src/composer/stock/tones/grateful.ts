export const GRATEFUL_TONE = `
address:
Thank you, [Lord|my God], before [I say anything else|all other words].
[Giver|Maker] of every good gift, I begin with thanks.
God, [giver of bread and breath|whose kindness is everywhere], I [thank|bless] you.
Lord, I come [with thanks|with open, thankful hands] first, [and with everything else after|and the rest behind].
[Blessed|Praised] are you, Lord, for [every gift|the gifts] I can name and [all I cannot|those I have missed].
Generous God, I [thank|bless] you for [this day|your goodness] before I [ask|speak of anything else].
Good and [giving|generous] God, my first word is thank you.
Lord, your kindness [came first|was here before me], and so I [thank|bless] you first.
#bread God of the [full table|daily loaf], I thank you [before I eat|first].
#light [Maker|Giver] of morning, I thank you for the [gift|good] of light.
#house God, every good room in my life has your gifts in it, and I [come in|begin] with thanks.
#water Thank you, Lord, [spring|source] of every good gift.
Lord, I [come in|begin] with thanks, for I [know|have seen] that you are good.
[Kind|Good] God, thank you: I [say|put] it first, so that it [is not lost|colours all the rest].
Giver of all [good|gifts], I [hold|lift] up my thanks [like a cup|with both hands].
[Thank|Bless] you, God, for [this breath|being here], and for hearing me.
[Bountiful|Open-handed] God, I [thank|praise] you, [as everything you made should|and I mean it].
thanks:
Thank you for what I [used|use] without looking: [water|a chair], a door, a name called.
[Today|Now] I thank you for one good thing, and for [the next|whatever is behind it].
Before I [ask|complain], let me say what is [good|given], and thank you.
I thank you for those who [raised|taught|fed] me, and for those who [bore with me|stayed].
What I have was [handed|passed] to me, and I thank you for every hand.
For ears to hear this and a tongue to say it, [thank you|I bless you].
Thank you for [breath|waking], for [bread|light], for [people who are kind|every kindness I did not earn].
I thank you for gifts so [plain|near] that I [forget to call them gifts|step over them].
For what has [stayed|held] good through all this, I [thank|bless] you.
Thank you for [each|every] small good that [found me|came by] [this week|today].
I [count|name] your gifts [slowly|one by one], and I run out of [fingers|time] before I run out of gifts.
Let me thank you [while it is hard|in the middle], and not only [when it is over|at the end].
There is [still good here|goodness here too], and I thank you for it [by name|gladly].
I bless you for [hands that helped|the kindness of others], and for [yours behind them|the giver behind the gifts].
Thank you for the day behind me and [the one I am in|this one], each with its gifts.
Thank you that [I have you to thank|there is someone to thank].
My thanks are [small|plain] next to your gifts, but they are [real|yours].
#bread Thank you for bread that [comes again|is given] each day, [asked for or not|a gift each time].
#light Thank you for light, which [costs me nothing|I did not make], and which [falls|is poured out] on everything.
#field Thank you for good that [grows|ripens] [slowly|unseen], gift upon gift.
#water Thank you for [rain|wells] and for every gift that [comes down|rises] without being called.
I thank you for [one|some] good [word|hour] in a [long|hard] day.
Thank you for what I [use|lean on] without [looking|thinking]: [breath|hands], [water|light], and your [patience|goodness].
I [bless|thank] you that the [good|kind] things [outlast|outnumber] my [counting|complaints].
Thank you for [each|every] gift that came with [no|someone else’s] name on it.
For the [good|gifts] I [had|was given] and did not [see|know], I thank you [now|late and gladly].
[Even|Already] in asking, I have [something|much] to thank you for: [that you listen|that I can ask].
Thank you, for you [gave|were good] before I [earned|noticed] anything.
I [hold|keep] a [small|short] list of gifts for [hard|grey] days, and I [read|say] it to you now.
My thanks do not [cancel|hide] my [trouble|need], and my [trouble|need] does not cancel them.
Thank you for the [gift|goodness] of [one more|this] day, [whatever|all that] it holds.
#shepherd Thank you for [good pasture|being led], and for every gift along the [way|valley].
#road Thank you for [each|every] mile, and for gifts [laid|left] along it.
#hand Thank you that your hand is [open|never empty].
#wings I thank you for [shelter|cover], a gift I [live|stand] under daily.
#storm I thank you for gifts that [weathered|came through] the storm with me.
trust:
You have never [given|handed] me a stone for bread, and I [thank|bless] you.
I have [old|good] reasons to thank you, and I [lean|stand] on them now.
What came from your hand yesterday makes me [glad|thankful] for tomorrow.
I thank you that your [store|cupboard] is deeper than my need.
You [gave|give] with your eyes open, and I am thankful to be [known|seen].
You have [given so much|been so good] already that I [can trust|thank] you with the rest.
Your goodness is [not used up|new as bread], and I am thankful [for it|even here].
Every good gift I [know|have held] has [come from|your name on] you.
You gave before anyone asked, and I [am grateful|bless you for it].
A thankful heart [remembers|can wait], and mine [remembers you|has good reason].
I thank you that your kindness does not [depend on mine|keep accounts].
Your gifts are [better|wiser] than my lists, and I thank you for what you gave and [even|also] for what you kept back.
You are good, and I have [tasted|seen] it, and I [thank|bless] you.
#bread You have never been [stingy|sparing] with bread or with mercy, and I give thanks.
#house My life is [furnished|warm] with your gifts, and I thank you in every room.
#light Your goodness [rises|comes up] like the morning, a gift [each time|again].
You have a [habit|history] of [giving|kindness], and I [thank|bless] you that it [continues|has not stopped].
Gift upon gift, my life has been [built|filled], and I [give thanks|am grateful].
I have never [come|prayed] to you and found your [hands|table] [bare|empty].
You give [thoughtfully|wisely], and I thank you even for [gifts|goodness] I do not yet [understand|see].
I thank you [in advance of|before] [answers|seeing], because I [know|have met] the giver.
The good you [gave|did] in the past is [still|not done] giving, and I am [thankful|glad].
You are [generous|good] by nature, and I [bless|thank] you for it [gladly|again].
Nothing good in this [day|house] is an orphan; all of it [comes|is a gift] from you.
I am [grateful|thankful] that your [goodness|kindness] is wider than my [asking|needs].
#shepherd You [lead|feed] [gladly|well], and for such a shepherd I give thanks.
#road I look behind me and [count|see] gifts; so I [thank|trust] you for the road ahead.
#hand All good comes from your hand, and I [thank|bless] the hand and [not only|more than] the gift.
#field You [water|bless] what is [small|sown], and I am grateful for every [inch|leaf].
petition:
Make {me} thankful [in this|even here], and let the thanks [make {me} kind|open {my} hands].
Let {me} see today’s gifts [as gifts|before the day is gone], and bless you for them.
Bless {me}, good giver, and let the blessing [pass through {me}|go on to others].
Open {my} eyes to [the good|each gift] that [is already here|hides in plain sight].
Let gratitude [keep company with|sit beside] whatever else {I feel}.
Give, as you love to give, and let {me} [receive with thanks|say thank you with {my} life].
Add [one more gift|this] to all the others: [a thankful heart|thanks that lasts].
Teach {me} to give thanks [first|early], and to ask [after|with a glad heart].
As you have been good [before|all along], be good to {me} [here|in this], and let {me} thank you again.
Let {me} find [something|one thing] to bless you for [in every hour|at each turn of this].
Fill {my} mouth with thanks, [even when it is half full of tears|and let it be no pretence].
#bread Let {me} taste your goodness in [plain bread|small things] and give thanks.
#light Let thanks be [the lamp|a lamp] {I walk} by [today|this day].
#house Let {my} home be [a house of thanks|full of thanks], with [bread|room] to share.
[Tune|Turn] {my} heart to thanks, [early|each morning] and [often|again at night].
Let {me} say thank you to [one person|somebody] today, [and mean it|with {my} whole heart].
Fill this day with gifts to [share|see], and to thank you for.
Make {my} thanks [deeper|larger] than {my} [moods|wants].
Let {me} [receive|take] good things [gladly|without guilt], and [praise|thank] the giver.
Be as [good|kind] to those {I love} as you have been to {me}, and let them [see|thank you for] it.
Let [each|every] [meal|morning] be a reason to [bless|thank] you.
Keep {me} from [taking your gifts for granted|using your gifts without looking up].
Give {me} a [memory|mind] full of your [gifts|kindnesses] when [thin|lean] days come.
Let {my} giving be [as glad|as quiet] as yours, and as [thankful|free].
Let {me} find the [gift|good] folded [inside|within] this day, and [open it slowly|thank you for it].
[Add|Send] what is needed, generous God, and {I} will thank you for [that too|each crumb].
#hand Open {my} hand, as yours is open, and let thanks [run|pass] through it.
#field Let [thanks|gratitude] grow where [complaint|envy] grew, [row by row|a little each day].
#water Let [thanks|blessing] rise in {me} like [water|a spring] and [overflow|be a gift to others].
#road Let {me} [leave|scatter] thanks along the road, for [others|someone] to find.
praise:
I bless you, I thank you, and I will [thank you again|say it again tomorrow].
Thank you for [all that has been|every gift], and [yes to|welcome to] what is [yours to give|still coming].
With [a full heart|all I am], I give you thanks.
Blessed be your name, giver of [every good thing|all good gifts].
I end where I began: thank you.
As long as I have breath, some of it [is for thanking you|belongs to thanks].
My thanks [go up|rise] to you, [small and glad|for gifts past counting].
Let everything you gave {me} [sing|become] thanks.
Praise and thanks to you, who [gave first|never stopped giving].
For [the gift|gifts] and for the [giver|giving], thank you.
I [bless|praise] you, from whom every good gift [comes|flows].
Thank you, thank you: I [know|have] no better [song|prayer].
For what [was|has been], for what is, and for [you yourself|the giver], my thanks.
[Good|Kind] God, [generous|giving] God, I [bless|thank] you with [my life|all I have been given].
Let thanks be my [evening|morning] song and my [last|first] word.
You have [filled|blessed] my days, and I [fill|bless] this one with your [praise|name].
[Gladly|Gratefully] I [praise|thank] you, and I am [not|never] done.
`
