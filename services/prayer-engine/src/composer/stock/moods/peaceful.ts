export const PEACEFUL = `
complaint:
I come to you [quiet|at rest] [today|in this moment], and from this quiet I [pray|ask].
It is [calm|still] in me just now, and I [do not want to spend it on myself|would like to share it].
I have [peace|some peace] to stand on, and from here I [can look at hard things|bring you what is not at peace].
My heart is [still|quiet], so let me [use the stillness|turn] to pray.
I am [at peace|at rest], though not everything [is|around me is].
Nothing [presses|hurries] me as I pray this, and so I [can listen|bring you others who are hurried].
I am [well|at ease] today, and I [ask|pray] out of [plenty|rest] and not out of [panic|want].
I [carry|bring] no great trouble today, only [thanks and a few names|myself].
The world is [loud|hard] for many, and [here|where I am] it is [quiet|mild], and I [pray from here|remember them].
Let me [bring|name] what is not [mended|whole] yet, while I am [calm|rested] enough to [look|see it].
From this [stillness|rest] I can [see|tell] what I have been [carrying|running from].
I am [unhurried|at ease] enough to be [honest|plain] with you.
There are [questions|matters] that can only be [asked|opened] in a quiet hour, and this is one.
trust:
I have [stopped running|put down my bags], and I find you [already here|were here all along].
My soul is [quiet|calm], like [a child that has been fed|water when the wind drops], and I [ask for nothing yet|only sit with you].
There is nothing I [must prove|have to win] in this hour; I am yours, and it is enough.
It is good to be [near you|here], with [nothing to say|few words] and nowhere to [hurry to|be].
I do not [reach for|trouble myself with] things [too large for me|I cannot carry]; I leave them [with you|in better hands].
You have [made room|cleared a place] for me, and I [rest in it|sit down in it gladly].
This peace is [not my own making|a gift and not my doing], and I [receive it|hold it lightly].
#water My heart is [level|still] as a pond at evening, and [the sky is in it|you are reflected there].
#shepherd You have led me to [a green place|still water], and I [know whose place it is|lie down in it].
#house I am at home [with you|in you], [shoes off|door shut], and [the day can wait|no one is calling].
#light The light comes in [slantwise|softly] and rests on [ordinary things|what is plain], and I [see that they are good|look at them with you].
#night [Evening or morning|Waking or sleeping], I am [kept|in good hands], and I know it [now|for once].
#hand All that I have is in your hand, and [so am I|your hand does not shake].
#wings I am [tucked in|sheltered] close to you, and [nothing here hurries|the noise stays outside].
I [hear|can hear] my own breath, and it [sounds|comes] like something you [say|lend me].
For [once|now], I [want|ask] nothing but to [know|be where] you are.
What [was|used to be] tight in me is [loose|open], and I [know|can guess] whose hands did it.
You [and I|and this quiet] are enough company for [one|a whole] evening, or [morning|noon].
I have [put|set] the day down, and it [lies quiet|has not rolled away].
The [world|noise] goes on at [its own pace|a distance], and I [go|walk] at yours.
I do not [hold|grip] this peace; it [holds|keeps] me.
You [meet|visit] me in plain [stillness|air], and I [would know you anywhere|take off my shoes].
Here there is no one to [impress|outrun], and nothing to [defend|win].
It is [well|quiet] with me, and [where it is not|the rest] I leave [in your keeping|with you].
My soul has [found its chair|come home and sat down] near you.
I [trust|know] this calm, because I [trust|know] the one it [comes from|belongs to].
#field I stand [in the middle of|at the edge of] a good field, and there is [only wind|nothing to do but look].
#rock I [sit|lean] on you as on a [warm stone|sunlit wall], and you [bear|hold] all of me.
#road I am [not lost|on the road], and I am [not late|in no hurry], for you [walk slowly|are with me].
#bread There is bread, and there is [time to taste it|someone to thank].
petition:
Let this peace go [deep|to the root], so that it [holds|is there] when the wind [rises|comes up].
Teach me to [carry this quiet|take this stillness] [into the noise|back to others].
Keep {me} in your peace, [without striving|as a hand keeps what it holds], [this day|today] and after.
Where others are [troubled|restless], let [my calm|this peace] be of [use|some help].
Do not let me [mistake|trade] this rest for [sleepwalking|indifference]; [keep me awake to you|keep me kind].
#water Let me be [a still place|a quiet pool] for someone who is [weary|thirsty] today.
#house Keep the door of this [quiet|peace] open, so that I can [find it again|come back].
When this calm [passes|is tested], let me remember [where it came from|that you have not moved].
[Deepen|Widen] this stillness, and [let it|may it] have room for [others|more than me].
Keep me [thankful|awake] in it, as one [watches|sits by] a fire.
[Store|Lay up] some of this quiet in me for [harder|louder] days.
Let me [speak|move] today as someone who has [nothing to prove|time].
Lend my [peace|ease] to [somebody|one person] who [is short of it|cannot find theirs].
Let no [small|passing] thing [take|talk] me out of it [too soon|before evening].
Make {my} life [as plain|as simple] as this [hour|breath], where it can be.
If {I am} to be [troubled|called] again, let it be for [love’s sake|good cause], and let this peace [be|stay] underneath.
thanks:
Thank you for this [quiet|stillness], which I [did not make|could not have bought].
Thank you for an hour [without hurry|with its hands open], and for [meeting me in it|being there].
I thank you for [plain things|the plain good of this day]: [light|air], [bread|breath], [rest|a place to sit], and you.
For peace [I did not earn|that I can feel], and for peace [I cannot feel yet|deeper than feeling], thank you.
My heart is [at ease|light], and it [turns|wants to turn] to thanks [by itself|without being told].
Thank you that I can be [still|silent] with you and [not be alone|miss nothing].
Thank you for [nothing in particular|the plain day], which is [everything|full of you] when I look [again|at it].
Thank you for [rest|quiet] that does not need a [reason|holiday].
`
