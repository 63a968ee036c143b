export const WORRIED = `
complaint:
My worry has a [key|chair] of its own by now, and lets itself in.
I rehearse [conversations|answers] that nobody has asked me for.
If I [stop watching|look away], I am afraid that something will [fall|slip].
I have [read|heard] too much, and it has made me [no wiser|no calmer].
The day goes well [enough|by], and I [wait|brace] for what it will cost.
I [count|check] the ones I love, and then I [count|check] again.
[Even good news|A quiet hour] makes me look behind the door.
I have [turned this over|carried this around] so long that [its edges are smooth|I know it by heart].
Worry [wakes before I do|is up before me], and it [sits down with me|walks beside me] all day.
I do not know [how this ends|what is coming], and not knowing [is its own weight|is heavy|wears on me].
I [add it up|do the sums] again and again, and it [never comes out|does not come out right].
My mind [circles|goes round] the same few things, [like a dog that cannot lie down|and never lands|and finds no place to land].
I [care|love] too much to [be calm|stay easy] about this, and you [know that|made me so].
There are things I can do, and I [have done them|am doing them], and the rest [keeps me up|is out of my reach].
I am [worried|troubled], and I have [run out of ways|no good way] to [say it|talk myself down].
#road I cannot see [round the bend|past the next turn], and I keep [straining to|trying to].
#water My [worry|trouble] rises [like water|like a slow flood], and [I watch the level|I keep moving things higher].
#night In the small hours it all [looks worse|comes back], and [no one is awake to tell|I lie there and count].
#storm I [watch the sky|look at the clouds] all day, [waiting for the storm|as if my looking held back the rain].
#bread It [sits with me at|follows me to] every meal, and [food has no taste|I taste little else].
I [smile|nod] and [answer|say the usual words], and underneath I am [somewhere else|still counting what could go wrong].
I keep [one ear open|listening] for [bad news|trouble], even [when nothing is said|in good company].
[Some|Half] of this may never happen, and [still it takes my strength|yet I have gone through it many times already].
I would [fix it|mend it] if I could, and I [cannot|have tried], so I [bring it|come] to you.
My hands are [empty|idle] and my head is full, and [worry|care] has the run of [me|the house].
I ask what I should have done, and [what I should do now|what comes next], and [no answer settles|neither question lets go].
I [look|keep looking] for the thread that would [undo|loosen] all this, and I [find only knots|pull the wrong one].
I [hope|plan] for the best and [pack|prepare] for the worst, and I am [tired of carrying both|worn out by the packing].
I [see|hear] trouble in [a tone of voice|small signs], and [maybe|perhaps] I am wrong, and I [cannot be sure|worry all the same].
The same question [waits|stands] at the end of every [thought|hallway].
I have [told|asked] everyone but you, and [now I come|here I am at last].
[Love|Care] has [taught|made] me to worry, and I would not [love|care] less to be [rid of it|free].
It is not [big|large] enough to [cry about|stop for], and it is too big to [forget|put away].
I [smooth|straighten] things that are [already straight|smooth], because I cannot [mend|touch] the one thing that matters.
[Every|Each] good hour has a [crack|draught] in it, where [the worry gets in|I start to think again].
I carry [someone else’s|more than my own] trouble home, and I [lay|set] it by my bed.
I do not ask to [know|see] everything, only [a little|enough to breathe], and even that [is not given|has not come].
My shoulders have [worn|kept] this worry so long that they [ache|forget how to drop].
#hand I [turn|wring] it over in my hands like a [stone|letter], and [it tells me nothing new|still it is there].
#house Worry has [moved|taken over] the furniture in me, and I [bump|walk] into it in the dark.
#light I [leave a light on|keep a lamp lit] in my mind for [trouble|what may come], and it [keeps me awake|burns all night].
#field What I [planted|tended] is out of my hands now, and I [stand at the fence|watch the sky].
#rock I look for [firm|solid] ground in this, and all I find is [maybe|sand].
#shepherd I [count|count over] what is mine to keep, again and again, like someone who has heard wolves.
I [tell|promise] myself I will [stop|think of it] tomorrow, and I [begin|start] again before [dawn|breakfast].
I have become [good|skilled] at [looking|seeming] calm, and it [costs|tires] me.
Trouble has not [come|arrived], and I have already [laid a place for|gone out to meet] it.
There is a stone in my [shoe|pocket] that I [walk|live] with all day.
I [listen|look] for a sign, and [hear|find] only the clock.
My prayers have [become lists|turned into the same four words].
I swing between [dread|alarm] and [telling|scolding] myself not to be [foolish|weak].
I [hold|clutch] what I love [too tightly|so hard], in case it is [taken|lost].
What I [cannot|do not] know, I [fill|furnish] with the worst.
I am [jumpy|distracted], Lord, and those around me [feel|see] it.
petition:
Take [this worry|what worries me] out of my [hands|pockets], [piece by piece|as often as I pick it up].
Show me what is mine to do, and [let the rest be yours|help me leave the rest].
Let me [sleep|rest] without [solving|settling] everything first.
When I [begin to count|start counting] what could go wrong, [help me count|remind me of] what [has held|you have already done].
[Guard|Keep] my mind from [running on|going round], and bring it [home|back to you].
Give me [today’s|this day’s] portion of calm, and [let tomorrow ask for its own|leave tomorrow where it is].
#water [Hold|Keep] the water [back|low] where I cannot, and [keep my head above it|do not let it close over me].
#road Light the [next few steps|step in front of me], and I [can live without|need not see] the rest.
Let me [speak|say] my worry to someone [kind|I trust], [and not only to the ceiling|and find it lighter].
Turn my worry into [care|prayer], and my [care|prayer] into [something useful|rest].
Let me [pray|say it] once and [leave it|set it down], instead of [praying|saying] it in circles.
Give me [something|one useful thing] to do with my hands, and [quiet|trust] for what [hands cannot do|is left].
[Lift|Take] the [edge|weight] off this night or this day, so that I can [think|breathe].
Where my worry is [wise|telling the truth], help me to [listen|act]; where it is [only noise|not], let it [go by|fade].
[Turn down|Quiet] the voice that says what if, and let me hear [what is|the voice that says, I am here].
Be [kind|near] to everyone I am [worrying|anxious] about, [nearer|closer] than I can be.
Teach me to [carry|hold] concern without [being carried off by it|its holding me].
[Lend|Give] me patience with [slow answers|what I cannot hurry], and [company|something good] while I wait.
thanks:
Worry has had [the floor|my ear] too long; [let me speak|I want to speak] of what is good.
I am [worried|troubled], and [still|even so] there is [bread on the table|breath in me|light in the window], and I thank you.
Not everything is [well|settled], but [much is given|you have been kind], and I will [not pass over it|say so].
Thank you for what has [held|not broken] while I was [looking elsewhere|watching for trouble].
What I feared [yesterday|before] did not [have the last word|swallow me], and I thank you [for that|today].
I thank you for the [one|small] thing that [went right|was easy] today, which I [almost passed over|might have missed].
There is more [good|light] here than my worry [will admit|lets me see], and I thank you for [it|every bit of it].
`
