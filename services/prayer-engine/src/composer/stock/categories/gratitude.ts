// Never says what there is to be thankful for, beyond what anybody alive has been given.
export const GRATITUDE = `
address:
Lord, I have come to [say thank you|thank you], and [for once|today] I will not hurry.
[Maker|Giver] of [days|all that is good], receive my thanks.
God from whom [all good comes|every good thing comes], I turn [to you|my face to you].
thanks:
You did not have to make the world [beautiful|so kind], and you did.
I thank you for [waking|another day], for [air|light], for [the plain miracle of being here|all that goes on working in me].
For good I [can point to|can see], and for good that [held me up from underneath|I never saw], I thank you.
You [gave|were giving] while I [slept|was thinking of something else], and you [give still|have not stopped].
I have [eaten|drunk] from wells I did not dig, and I [bless|thank] you.
There is not a day of my life [without|empty of] your [kindness|goodness], though there are days I could not see it.
What do I have that [was not given|I did not receive]?
Thank you for what was given [once|long ago] and [goes on feeding me|is still warm].
Thank you for gifts with [faces|names], and for gifts [with none|that come quietly].
I [name|set out] my thanks before you [like bread on a table|one by one], [plain|simple] and [whole|real].
If I thanked you [all day|until evening], there would be [more to say|something left over].
For the beauty of [ordinary things|the earth], and for [a heart that can be moved by it|days enough to see some of it], thank you.
I did not [earn|buy] this life, and I [love it|thank you for it].
Everything I [lean on|enjoy] leans on you.
#light Even the light on [the wall|the floor] this [day|hour] is [your gift|from you].
#bread For [salt and bread|bread and clean water], for [hunger and its end|enough], thank you.
#field The earth [goes on giving|does not keep its fruit to itself], because you [are like that|made it so].
#water Your kindness [falls|comes] like rain on [all of us|wise and foolish], and I stand in it.
The [world|day] is full of [good|your gifts], and I have [hands|eyes] for a few of them.
I [stop|stand still] to thank you for what is [near|right here]: [this air|this hour], [this body|this life].
Thank you for [old|tested] gifts that I [use|wear] daily, and for [new|surprising] ones.
[Somebody|Someone] was kind to me once when they need not have been, and it was [you|your doing] too.
For [work|rest] that is [done|given], for [words|songs] that are [true|sung], for [quiet|laughter], thank you.
I have come this far, and [every|each] mile was [grace|given].
I [turn|look] over my [days|years], and your [goodness|kindness] [shines|shows] through like [light|thread] in cloth.
[Much|Most] of what I love I never [asked|prayed] for, and you [gave|sent] it.
If [thanks|praise] were [bread|coins], I could [feed|pay] no one with mine; take it anyway.
[Once|When] I begin to thank you, I [find|see] it has no [bottom|end].
I thank you that I can [give|love] as well as [receive|be loved].
[Seasons|Years] turn, and you [give|are good] in every one of them.
#house For [shelter|a roof] and for [windows|doors], for [a chair|a place] of my own, thank you.
#road For the way [here|behind me], [rough|long] as it was, and for [company|strength] on it, thank you.
#night For [sleep|night] that [folds|puts away] the day, and for [waking|morning], thank you.
trust:
The [giver|one] who gave [this|so much] can be trusted [with the rest|with what is not given yet].
Your goodness was here [before I saw it|first], and it does not [hang on my noticing|end when I forget].
You give with [both hands|an open hand], and you [do not take back your love|never love less].
You are better than your gifts, and [they are very good|I thank you most for yourself].
What I have I hold [lightly|gladly], because [you hold me|it came from you].
You [give|love] because you are [good|love], and not to be [paid|praised].
What you have [begun|given] in kindness, you [carry on|look after] in kindness.
I [can|may] enjoy your gifts [without fear|freely], for you give them [gladly|with a smile].
Your [goodness|kindness] is the [one|first] thing I am [sure|certain] of today.
petition:
Let {me} [live|go] with the ease of those who were given much.
Keep {my} heart [soft|awake] to your [gifts|kindness], in lean days and in full.
Teach {me} to want what {I have}, and to [share|spend] what {I love}.
Let {my} thanks [reach|find] the people who [deserve|should hear] it.
Make {me} [generous|open-handed], because you have been.
Save {me} from [envy|comparing], and give {me} [joy in|eyes for] what is [here|already given].
Let those who have [less|little] have {my} [attention|help], and not only {my} pity.
Let gratitude [change|steer] how {I spend} this day.
Bless all from whom {I have} received [kindness|good], [near and far|living and gone].
Turn {my} thanks into [service|song], and {my} [service|song] into thanks.
Give {me} [contentment|rest] in what is, and [hope|trust] for what is not yet.
Let {me} never grow too [busy|used to it] to [look up|bless you].
When there is [sorrow|trouble] too, let thanks [stand beside it|keep {me} company].
Let {me} see the gift [while it is here|today], and not only [when it has gone|in looking back].
#bread Let {me} break [bread|what {I have}] with someone today, and thank you over it.
#house Let this [house|life] be known for its thanks and its open door.
#light Let {my} eyes be [full of light|clear], so that {I} see [what you give|what is given].
Let {me} [hold|taste] today [slowly|fully], and [thank|praise] you for it.
Make {my} [home|heart] a place where [thanks|praise] is [easy|often heard].
Let {me} be [glad|happy] for what others have [been given|received].
[Teach|Help] {me} to be [thankful|content] on [little|less], and [wise|generous] with much.
Let {my} [eyes|hands] [thank|bless] you by what they [do|look for].
[Keep|Save] {me} from [forgetting|hurrying past] the [day|good] that is here.
Let {me} [repay|answer] kindness with kindness, [quietly|and not keep count].
[Widen|Deepen] {my} thanks until there is room in it for [everyone|hard things too].
[Fill|Salt] {my} [speech|talk] with thanks, so that it [does good|cheers] to hear.
Help {me} to thank you with [{my} whole life|what {I do} next].
praise:
For [all of it|everything], Lord, thank you.
`
