export const HOPEFUL = `
complaint:
I come with [hope|a little hope] in my hands, and I [carry it carefully|am almost afraid to show it].
Something in me has [begun to lift|turned toward morning], and I [bring it to you first|want you to see it].
I am hoping again, and [hoping costs something|it has been a while], for I know [how it feels to be let down|what disappointment is].
I [lean|look] forward [to what may come|into what is next], and I do not want to [run ahead of you|go without you].
It is not [finished|settled], and there is [still much to fear|much I cannot see], but I am [hopeful|looking up].
I have [waited|hoped] a long time, and I am [still here|still looking up|not done hoping].
#light There is a [thin light|line of light] under the door, and I am [looking at it|turned toward it].
#field I see something green [in ground I thought was bare|where I had stopped looking].
#road The road [bends|opens] ahead, and for once I [want to see|am glad to walk toward] what is [round it|there].
#night The night is [not over|still here], but I can hear [the first birds|morning getting ready].
I want to hope [without pretending|with my eyes open], and to [want good things|ask for good] without [grasping|clutching].
trust:
My hope is not in [how I feel|what I can arrange], but in [you|who you are].
You are where my hope [began|comes from], and where it [goes home to|can rest].
I do not have to [make|force] the morning come; I [only have to face it|can wait for it with you].
You have [surprised me with good|done quiet good] before, and I [am watching for you|look for you again].
What I cannot see yet, you [already see|have not lost sight of].
Hope is [safe|at home] with you, even [when it is small|the size of a seed].
#light You are [at home|not afraid] in the dark, and the [dawn|day] is [yours to bring|in your hands].
#field You [work|begin] under the soil, [long before|well before] anything shows.
#road You are [ahead of me|already there] on the road, and [beside me|here] as well.
petition:
Keep my hope [honest|patient] and my feet [moving|on the ground].
Let me hope [with open hands|without holding my breath], ready for [what you give|the good you choose].
[Guard|Shelter] this hope from [my hurry|fear], and [let it grow|give it time].
Help me to [wait well|work while I wait], and to [welcome|notice] good when it [comes quietly|comes in another coat].
#field [Water|Tend] what has [begun|sprouted], and let me not [dig it up to look|trample it in a hurry].
#light Let the light [come up|grow] [slowly|gently], and let me [walk in what there is|live by what I can see].
#road Go [before|ahead of] {me} into what is [new|coming], and let {me} [follow|keep your pace].
If what I hope for [is good|is right], let it [come in its time|ripen]; if not, [hold me|be my hope instead].
Give me [company|friends] in hoping, and make me [such company|a friend] for someone else.
thanks:
Thank you for [hope|this small hope], which I did not [make|earn] and [cannot explain|nearly missed].
Thank you that things can [begin again|change], and that I am [here to see it|still able to see it].
I thank you for what is [starting|on its way], though I cannot [name it yet|see it whole].
Thank you for every sign [of good|that you are at work], and for [eyes that still look for it|the wish to look].
I bless you for [mornings|new days], and for [whatever in me still gets up to meet them|another chance to meet them].
`
