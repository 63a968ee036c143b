export const PEACEFUL = `
complaint:
I come to you [quiet|at rest] [today|in this moment], and from this quiet I [pray|ask].
It is [calm|still] in me just now, and I [do not want to spend it on myself|would like to share it].
I have [peace|some peace] to stand on, and from here I [can look at hard things|bring you what is not at peace].
My heart is [still|quiet], so let me [use the stillness|turn] to pray.
I am [at peace|at rest], though not everything [is|around me is].
trust:
I have [stopped running|put down my bags], and I find you [already here|were here all along].
My soul is [quiet|calm], like [a child that has been fed|water when the wind drops], and I [ask for nothing yet|only sit with you].
There is nothing I [must prove|have to win] in this hour; I am [yours|with you], and it is enough.
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
petition:
Let this peace go [deep|to the root], so that it [holds|is there] when the wind [rises|comes up].
Teach me to [carry this quiet|take this stillness] [into the noise|back to others].
Keep {me} in your peace, [without striving|as a hand keeps what it holds], [this day|today] and after.
Where others are [troubled|restless], let [my calm|this peace] be of [use|some help].
Do not let me [mistake|trade] this rest for [sleepwalking|indifference]; [keep me awake to you|keep me kind].
#water Let me be [a still place|a quiet pool] for someone who is [weary|thirsty] today.
#house Keep the door of this [quiet|peace] open, so that I can [find it again|come back].
When this calm [passes|is tested], let me remember [where it came from|that you have not moved].
thanks:
Thank you for this [quiet|stillness], which I [did not make|could not have bought].
Thank you for an hour [without hurry|with its hands open], and for [meeting me in it|being there].
I thank you for [plain things|the plain good of this day]: [light|air], [bread|breath], [rest|a place to sit], and you.
For peace [I did not earn|that I can feel], and for peace [I cannot feel yet|deeper than feeling], thank you.
My heart is [at ease|light], and it [turns|wants to turn] to thanks [by itself|without being told].
Thank you that I can be [still|silent] with you and [not be alone|miss nothing].
`
