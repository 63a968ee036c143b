export const WORRIED = `
complaint:
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
#storm I [watch the sky|look at the clouds] all day, [waiting for it to break|as if my looking held back the rain].
#bread It [sits with me at|follows me to] every meal, and [food has no taste|I taste little else].
I [smile|nod] and [answer|say the usual words], and underneath I am [somewhere else|still counting what could go wrong].
I keep [one ear open|listening] for [bad news|trouble], even [when nothing is said|in good company].
[Some|Half] of this may never happen, and [still it takes my strength|yet I have lived through it many times over].
I would [fix it|mend it] if I could, and I [cannot|have tried], so I [bring it|come] to you.
My hands are [empty|idle] and my head is full, and [worry|care] has the run of [me|the house].
I ask what I should have done, and [what I should do now|what comes next], and [no answer settles|neither question lets go].
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
thanks:
Worry has had [the floor|my ear] too long; [let me speak|I want to speak] of what is good.
I am [worried|troubled], and [still|even so] there is [bread on the table|breath in me|light in the window], and I thank you.
Not everything is [well|settled], but [much is given|you have been kind], and I will [not pass over it|say so].
Thank you for what has [held|not broken] while I was [looking elsewhere|watching for trouble].
What I feared [yesterday|before] did not [have the last word|swallow me], and I thank you [for that|today].
`
