export const HOPEFUL = `
complaint:
I come with [hope|a little hope] in my hands, and I [carry it carefully|am almost afraid to show it].
Something in me has [begun to lift|turned toward morning], and I [bring it to you first|want you to see it].
I am hoping again, and hoping costs something, for I know [how it feels to be let down|what disappointment is].
I [lean|look] forward [to what may come|into what is next], and I do not want to [run ahead of you|go without you].
It is not [finished|settled], and there is [still much to fear|much I cannot see], but I am [hopeful|looking up].
I have [waited|hoped] a long time, and I am [still here|still looking up|not done hoping].
#light There is a [thin light|line of light] under the door, and I am [looking at it|turned toward it].
#field I see something green [in ground I thought was bare|where I had stopped looking].
#road The road [bends|opens] ahead, and for once I [want to see|am glad to walk toward] what is [round it|there].
#night The night is [not over|still here], but I can hear [the first birds|morning getting ready].
I want to hope [without pretending|with my eyes open], and to [want good things|ask for good] without [grasping|clutching].
I can almost see it, Lord, and almost is [hard to stand on|a narrow place to stand].
I have [begun|dared] to [plan|dream] a little, and I [tell you|show you] before I tell [anyone|others].
Hope [came back|turned up] [quietly|when I had stopped calling it], and I am [trying to make it welcome|learning its face again].
Part of me is [already dancing|at the window], and part of me [warns|stands back] and folds its arms.
I [want|would like] this [so much|more than I say] that I [have to hold it out to you|keep handing it to you, and taking it back].
There is [work|a road] between here and there, and I am [glad of it|willing].
I [look|reach] for good news now, where I used to hide from it.
#water There is the [sound|smell] of water in a place that was [dry|dust], and I [follow|walk toward] it.
#house I have [swept|aired] a room in my heart for what may come.
#bread I can [smell|almost taste] bread from a house I have not reached yet.
#wings Something in me is [trying its wings|stretching], and the [branch|nest] shakes.
I am [standing|waiting] on the [edge|brink] of something, and I [want|need] you beside me there.
My hope is [young|new], and it [startles|tires] easily.
I [count|number] the reasons to hope, and I [have more|find more] than I did.
For [so long|a while] I asked for [nothing|little]; now I [ask again|dare to ask].
I feel the [ice|frost] going out of me, and it [aches|is loud] as it goes.
There is a [yes|song] in me that I [have not said aloud|keep under my breath].
I [lift|raise] my head, and the [sky|day] is [larger|lighter] than I [left it|remembered].
Good may [come|be coming], and I would like to be [awake|at the door] for it.
I [hope|look up], and I [remember|keep in mind] those who [cannot|are not able to] yet.
What I [long|hope] for is [not here|still far], and [even so|already] it changes how I [walk|wake].
I [bring|offer] you a hope that is [half|partly] fear, and I ask you to [sort|steady] it.
I have my hand on the [latch|door] of something new.
Hope has made me [restless|brave], and a little [foolish|careless], and I do not mind.
#storm The weather is [turning|clearing], and I [watch|feel] it in the air.
#hand I [open|loosen] my hands a little, to see what [might be put|you may put] in them.
#rock I have found [one|a] firm place to stand, and I [look about|can look ahead].
trust:
My hope is not in [how I feel|what I can arrange], but in [you|who you are].
You are where my hope [began|comes from], and where it [goes home to|can rest].
I do not have to make the morning come; I [only have to face it|can wait for it with you].
You have [surprised me with good|done quiet good] before, and I [am watching for you|look for you again].
What I cannot see yet, you [already see|have not lost sight of].
Hope is [safe|at home] with you, even [when it is small|the size of a seed].
#light You are [at home|not afraid] in the dark, and the [dawn|day] is [yours to bring|in your hands].
#field You [work|begin] under the soil, [long before|well before] anything shows.
#road You are [ahead of me|already there] on the road, and [beside me|here] as well.
You [plant|put] hope in people for a reason, and you do not [mock|tease] them with it.
The good I [long|look] for is not [larger|more] than you [are|can hold].
Whether it comes [as I picture it or otherwise|soon or late], you come.
You are [patient|at work] in the long middle, where nothing seems to [happen|move].
I have [learned|seen] that you [often|like to] begin with something [small|no one noticed].
I hope in you first, and in [outcomes|what may happen] only [after|second].
Yesterday’s [no|closed door] did not [end|finish] your kindness.
You [know|see] what to do with [a beginning|half an hour of courage].
Everything I [ever loved|love] was [once|at first] only a [maybe|hope].
#water You know where the [springs|wells] are, and you [lead|walk] me that way.
#house You have many rooms, and none of them is [empty of you|without a window].
#hand The future is [one more thing|something] you hold, and your hand is [steady|kind].
petition:
Keep my hope [honest|patient] and my feet [moving|on the ground].
Let me hope [with open hands|without holding my breath], ready for [what you give|the good you choose].
[Guard|Shelter] this hope from [my hurry|fear], and [let it grow|give it time].
Help me to [wait well|work while I wait], and to [welcome|notice] good when it [comes quietly|comes in another coat].
#field [Water|Tend] what has [begun|sprouted], and let me not [dig it up to look|trample it in a hurry].
#light Let the light [come up|grow] [slowly|gently], and let me [walk in what there is|live by what I can see].
#road Go [before|ahead of] {me} into what is [new|coming], and let {me} [follow|keep your pace].
If what I hope for [is good|is right], let it [come in its time|ripen]; if not, [hold me|be my hope instead].
Give me [company|a friend] in hoping, and let me be [the same|that] for someone else.
[Feed|Strengthen] this hope with [one small sign|something true], and let it [stand|learn to walk].
Let me be [glad|happy] in the [seed|beginning], and not only in the [harvest|end].
[Guide|Shape] what I want, so that it does good for more than me.
[Teach|Help] me to take the [first|next] small step, and to [take it|walk it] cheerfully.
Keep me from [counting|spending] what I [have not got|hope for], and from [despising|overlooking] what I have.
If the way is [long|slow], [put a song|give me something good to do] in the waiting.
Let my hope be [catching|shared], and let it [reach|warm] those who have [stopped asking|less].
Hold open what you have [opened|begun], and give me the [heart|feet] to [go in|go through].
thanks:
Thank you for [hope|this small hope], which I did not [make|earn] and [cannot explain|nearly missed].
Thank you that things can [begin again|change], and that I am [here to see it|still able to see it].
I thank you for what is [starting|on its way], though I cannot [name it yet|see it whole].
Thank you for every sign [of good|that you are at work], and for [eyes that still look for it|the wish to look].
I bless you for [mornings|new days], and for [whatever in me still gets up to meet them|another chance to meet them].
Thank you for the [lift|lightness] in me today, and for [whatever|the kindness that] brought it.
Thank you that I [can want|have begun to want] things again.
`
