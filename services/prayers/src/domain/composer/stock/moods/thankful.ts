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
petition:
Let this thanks not [end with the prayer|stop at words]; let it [go out with me|shape my day].
Keep [before my eyes|in my mind] what you have done, so that [fear has less room|I ask with trust].
Make me [quick|ready] to thank and [slow|in no hurry] to [complain|compare].
Bless those [through whom|by whose hands] this good [came|reached me].
Let me [pay|hand] some of this kindness forward [before the day is out|to someone today].
When the good days [thin|pass], let the memory of them [feed me|keep me warm].
`
