// The mood of whoever prays: 'I' is always the one who asks, also in a prayer for somebody else.
export const ANXIOUS = `
complaint:
My thoughts [run|race] ahead of me, and I cannot [call them back|catch up with them|slow them down].
My mind will not [sit still|lie down], even when my body [begs it to|is worn out].
I [rehearse|go over] [every bad ending|the worst of it], and [none of it helps|it leaves me no calmer].
There is a [knot|tightness|weight] in my chest that [words do not loosen|I cannot talk myself out of|will not ease when I ask it to].
I keep [checking|going back to] what I cannot change, [as if worry could mend it|as though watching it would hold it up].
Small things [startle|frighten] me now, and large things [wait behind them|stand in a row behind them].
I am [braced|tense] for a blow that [may never come|has not come], and [the bracing|the waiting] has worn me [thin|out].
#water My peace [runs through my fingers|slips away from me] like water, [and I cannot hold it|however tightly I close my hand].
#storm Inside me it is all [wind and noise|wind and high water], and I [cannot hear you over it|can hardly hear you].
#night The dark makes every [fear|question] [larger|taller], and I [count the hours|lie there with all of them].
#house I go from room to room in my own mind and find [no door to rest|nowhere to sit down|no chair to rest in].
#road I look down the road and [see only|can picture nothing but] what might go wrong.
My breath is [short|shallow], and my [patience|courage] is shorter.
I have tried to [think|reason|talk] my way out of this fear, and I am [still in it|no nearer the door].
I am [anxious|uneasy], and I am [tired of being so|weary of hiding it|worn down by it].
You [hear|know] the questions I [ask under my breath|keep asking]: what if, what then, [what now|how long].
I say that I am [fine|all right], but you [hear|know] what [goes on underneath|lies under it].
Part of me [trusts you|believes], and part of me [is already running|keeps one hand on the door].
My heart is [loud|quick], and I cannot [quiet it by trying|argue it into peace|talk it down].
I want to [set this down|let go of this], and my hands [will not open|keep closing around it].
Every silence sounds like bad news [to me|], and every [knock|message] makes me flinch.
I [wake|get up] already [running|out of breath], with [nobody|nothing I can name] behind me.
My hands [find work|fidget|go on working] long after there is [nothing more to do|any use in it].
I [ask for|look for] [certainty|a guarantee], and no one [has it to give|living can give it].
The worst has [not happened|stayed away], and my body [has not been told|does not believe it].
I [flinch|pull back] from good news, in case it [falls through|is taken back].
I [count|watch] my own heartbeats, and [the counting|that] makes them [quicken|louder].
There is a [hum|buzz] of dread under [everything I do|the whole day], and I [talk over it|pretend not to hear].
I [practise|try out] calm [in front of others|as one tries on a coat], and it [does not fit|comes off at home].
One [worry|fear] hands me [on to|over to] the next, and [I am passed around|none of them lets me sit].
My faith says [one thing|rest], my [stomach|chest] says something else, and I [stand between them|hear them both].
I [lose|miss] what is in front of me, because I am [busy with|staring at] what is not here yet.
I [know|tell myself] that most of what I fear is [smoke|made of air], and [I cough all the same|it stings my eyes anyway].
#light I [check|try] every lamp, and [still|yet] the corners stay dark.
#hand My hands [are cold, and I hold one with the other|close on nothing, and I do not know how to open them].
#rock The floor [tilts|gives a little] under every step, and I [walk with my hands out|reach for the wall].
#wings My heart is a [small|caught] bird that [beats itself|flies] against the [glass|bars].
#bread I [cannot eat|push the plate away], for fear has [filled me|sat down in hunger’s chair].
#field Worry has [seeded|sprung up] in every [furrow|corner] of me, [faster than|thicker than] I can weed.
petition:
[Slow|Quiet] my thoughts, [one by one|one after another], until I can [hear you|breathe] [again|easily].
Teach me to [leave|put] tomorrow [with you|in your hands] and [live|stay] inside this hour.
When the what-ifs [begin|start up again], [turn my face|draw my mind] [back to you|to what is true].
Loosen what is [tight|clenched] in me, [breath by breath|a little at a time].
Let me do the [one next|next small] thing, and [leave the rest to you|not all of it at once].
[Give|Lend] me [enough calm|quiet enough] for [this hour|the next hour], and [then for the one after|then again for the next].
#storm Speak [low|softly] to the [noise|wind] in me, [and let it drop|until it falls].
#night Keep watch [with me|over me] while my mind is loud, so that I need not keep watch [alone|over everything].
Show me which of these fears [is mine to act on|asks something of me], and [take|carry] the others [from my hands|for me].
Let [peace|your peace] reach the places in me that [reasons|arguments] cannot.
Slow the [clock|drum] in my chest, and [give me room|make space] between one thought and the next.
Be the [weight|anchor] that keeps me from being [blown|carried off] by [every thought|what may be].
[Bring|Call] me back from [the days that are not here|tomorrow] to [the floor I stand on|this one breath].
[Unclench|Open] what I have [closed|tightened], [finger by finger|one thing after another], in your own time.
Teach me the difference between [watching|care] and [worrying|dread], and let me [choose well|rest from the second].
When I [reach|look] for control, [put your hand in mine|give me trust to hold instead].
Let me [finish|get through] one [thing|small task] today in peace, and [count it|let that be] enough.
Keep [company|watch] with me in the [waiting|not knowing], and let it be [less lonely|shorter than I fear].
thanks:
Even with [my nerves on edge|this knot in me], I [can name|can find] [something good|one good thing], and it [came|comes] from you.
I am [anxious still|not calm yet], and I [thank you anyway|am grateful as well], [because both are true|for one does not cancel the other].
Thank you that I [may|can] come to you [shaking|uneasy] and [be heard all the same|not be turned away].
Between one worry and the next, [I see what you have given|there is so much to thank you for].
My fears are loud, [but they are not the whole story|but your kindness is here too], and I [want to say so|thank you for it].
Though my thoughts [run|scatter], your [gifts|mercies] [stand still|have not], and I thank you for them.
I thank you [under my breath|with a shaking voice], and I think you [like it no less|hear it as singing].
`
