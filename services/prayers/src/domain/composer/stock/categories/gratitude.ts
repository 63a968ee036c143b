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
Thank you for gifts with [faces|names], and for gifts [with none|that come as quiet].
I [name|set out] my thanks before you [like bread on a table|one by one], [plain|simple] and [whole|real].
If I thanked you [all day|until evening], there would be [more to say|something left over].
For the beauty of [ordinary things|the earth], and for [a heart that can be moved by it|days enough to see some of it], thank you.
I did not [earn|buy] this life, and I [love it|thank you for it].
Everything I [lean on|enjoy] leans on you.
#light Even the light on [the wall|the floor] this [day|hour] is [your gift|from you].
#bread For [salt and bread|bread and clean water], for [hunger and its end|enough], thank you.
#field The earth [goes on giving|does not keep its fruit to itself], because you [are like that|made it so].
#water Your kindness [falls|comes] like rain on [all of us|wise and foolish], and I stand in it.
trust:
The [giver|one] who gave [this|so much] can be trusted [with the rest|with what is not given yet].
Your goodness was here [before I saw it|first], and it does not [hang on my noticing|end when I forget].
You give with [both hands|an open hand], and you [do not take back your love|never love less].
You are better than your gifts, and [they are very good|I thank you most for yourself].
What I have I hold [lightly|gladly], because [you hold me|it came from you].
petition:
Let {me} [live|go] as one who has been given much.
Keep {my} heart [soft|awake] to your [gifts|kindness], in lean days and in full.
Teach {me} to want what {I have}, and to [share|spend] what {I love}.
Let {my} thanks [reach|find] the people who [deserve|should hear] it.
Make {me} [generous|open-handed], because you have been.
Save {me} from [envy|comparing], and give {me} [joy in|eyes for] what is [here|mine to enjoy].
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
praise:
For [all of it|everything], Lord, thank you.
`
