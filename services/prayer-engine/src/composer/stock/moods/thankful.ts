export const THANKFUL = `
complaint:
I thank you first, and then I must [tell you the rest|show you what is still sore].
I am thankful, and I am [also in need|still carrying something], and you [have room for both|know both].
thanks:
Thank you: I want those to be [the first words|the words] of this prayer.
Thank you for [today|this day], for [the breath I am using to say so|the strength to meet it], and for [hearing me|being here].
I could have [missed|overlooked] it, but I [saw|did not], and I am thankful.
What I [have|enjoy] came through many hands, and yours [was the first|was under all of them].
I said [please|help] so often; now let me [say|find time to say] thank you.
I remember [where I was|how it was], and I see [where I am|how it is now], and I thank you.
You [listened|were listening] when I thought [I spoke to the wall|no one was], and I thank you.
The good in this [day|season] is not [an accident|luck] to me; it [has your hands on it|tastes of you].
#bread For [daily bread|bread today], and for someone to [break it with|share it with], thank you.
#light For the [first|plain] light [of the day|at the window], and for eyes [to see it|that opened to it], thank you.
#field For what [grew while I slept|ripened without my help], I give you thanks.
#road You [went ahead of|walked with] me on roads I did not choose, and I [thank you now|can see it now].
#hand Your hand [held|steadied] me when I [was not looking|did not ask], and I thank you.
#water You gave me water in [a dry place|the dry stretch], and I have not forgotten [the taste|who poured it].
#wings You [covered|sheltered] me [when I was small and afraid|on days I could not cover myself], and I thank you.
Some of what I [feared|dreaded] never came, and some of it [came and did not crush me|came and you were in it].
I thank you for [friends|faces] that [made this life warmer|brought me some of your kindness].
I thank you for what is [simple|ordinary]: [a door that opens|a cup that is full], [work for my hands|rest at the end].
I thank you for [answers|yes], for [waiting|not yet], and for [being with me|your company] in both.
[Let me|I want to] thank you slowly, [name by name|one gift and then another].
Thank you for [patience|kindness] I met in people who [had reason to be tired|owed me none].
There are [mercies|gifts] in this day I could not have [planned|ordered], and they [found|reached] me.
I have [grumbled|fretted] enough; here is [my thanks|the other side], and it is [longer|true].
What was [heavy|dark] is a little [lighter|clearer] today, and I [tell|thank] you.
Thank you for [holding|keeping] the thread when I [dropped|lost sight of] it.
I thank you with [my whole heart|what voice I have], and with [my hands|the work of this day].
For [help|kindness] that came [in time|quietly], for [help|bread] that came [late|in pieces] and was [enough|still welcome], thank you.
You [did not have|were not bound] to be so [kind|good], and you [were|have been].
I [come back|turn round] to say it: thank you.
I have [seen|met] your goodness [on foot|in plain clothes] today.
#storm I thank you for [calm after|the end of] weather, and for [keeping|holding] me while it [blew|lasted].
#rock Thank you for [ground|a place] that did not [move|give way].
#house Thank you for [doors|walls], for [warm rooms|someone to open], for a place to [come in|belong].
#shepherd You [looked for|found] me when I [had strayed|was not looking], and I thank you.
#night I thank you for the [night|dark hours] I [got through|did not spend alone].
petition:
Let this thanks not [end with the prayer|stop at words]; let it [go out with me|shape my day].
Keep [before my eyes|in my mind] what you have done, so that [fear has less room|I ask with trust].
Make me [quick|ready] to thank and [slow|in no hurry] to [complain|compare].
Bless those [through whom|by whose hands] this good [came|reached me].
Let me [pay|hand] some of this kindness forward [before the day is out|to someone today].
When the good days [thin|pass], let the memory of them [feed me|keep me warm].
Let {me} never be too [proud|hurried] to say thank you.
Keep {my} [memory|thanks] fresh, when [new|tomorrow’s] troubles [knock|come].
Let what [was given|came] to {me} be passed on [warm|whole].
[Bless|Reward] with your own kindness those whose kindness {I} cannot [repay|match].
Teach {me} the [habit|art] of thanks, [morning and evening|at every meal and every door].
Give {me} eyes for [gifts|mercies] that come in [plain paper|working clothes].
`
