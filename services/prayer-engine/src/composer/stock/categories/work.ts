// Says neither that there is a job nor that there is none, only that there is work to be done or wished for.
export const WORK = `
address:
God, you worked [and called it good|before any of us], and I bring you my work.
Lord of [every day|all my days], of [labour|work] and rest, hear me.
Maker, [whose hands are never idle|who gave us hands], I come to you about [the work of mine|my work].
complaint:
I want my work to [matter|be good], and some days I [cannot tell|doubt] if it does.
There is [pressure|strain] in these days, and I [take it home|carry it in my shoulders].
I am [measured|weighed] and I measure myself, and I [come up short|am tired of the scales].
I worry about [what comes next|being enough], and about [bread|how it will all be met].
So much [rests|depends] on what others [decide|choose], and I [wait|have no say].
I give my best hours to [this|work], and I am not always sure [why|whom they serve].
@self I [doubt|question] my skill, and I [hide the doubt|work twice as hard to cover it].
@self I have been [so busy proving myself|so bent over the task] that I have not [looked up|sat down].
@other {who} [knows|has known] the weight of work, and I [ask you to see it|bring that to you].
@we We [work|labour] side by side, and [the strain shows|we do not always pull together].
#field I have [ploughed|dug] and waited, and [little shows above the ground|the field is slow].
#road I do not see where this road of work [leads|is going], and I [keep walking it|am not sure of my feet].
#house I build and [build again|rebuild], and I [wonder what will stand|cannot see the roof].
#bread I work for bread, and [I hunger for more than bread|bread is not all I need].
I [begin|end] the day [behind|counting], and I [wonder|ask] what it is all for.
The [work|days] can be [thankless|long], and I [tire|lose heart].
I [compare|measure] my [pace|road] with others’, and I [shrink|hurry].
[Decisions|Things] are made above my head, and I [live|must live] under them.
I [care|try] about doing it [well|right], and there is [seldom|not] [time|room].
My [hands|thoughts] are full of [tasks|lists], and my heart [waits|sits] outside.
@self I [carry|hold] the strain in [my jaw|my back], and I [call|name] it being busy.
@self Some days I [want|long] to walk out of the door and [keep walking|not look back].
@other I [see|know] how {who} [works|labours], or hopes to, and it [matters|is not small] to me.
@we We [spend|give] our best light on this [work|labour], and we [need|want] it to be good.
@other {who} [gives|brings] so much to the [day|work], and few [see|notice] it as you do.
@other I [think of|see] {who} at the [day’s end|start of a day], and I ask you to [lighten|bless] it.
@other I cannot [smooth|open] the way for {who}, and you [can|know the way].
trust:
You see work that [no one praises|nobody sees], and [you call it by its name|none of it is lost on you].
My worth was [settled|given] before I [did a day’s work|lifted a finger].
You are [Lord|master] of [bosses and markets|every door] as well, and I [answer|belong] to you.
You gave work [for our good|before there was any sweat in it], and rest [to crown it|as its friend].
You worked with [wood and nails|your hands], and you know [a day’s work|tired hands].
You have fed [birds|sparrows] that [have no trade|own no barn], and I am [in your thoughts|not forgotten] too.
#field You give growth, [while we only plant|in your season], and I [leave the harvest to you|wait on you].
#house Unless you build, the building is [vain|smoke]; and so I [ask you in|wait for you to build].
You [care|mind] how bread is [earned|made], and how people are [treated|paid].
You [see|watch] the [unseen|small] tasks, and you [are pleased|keep count of kindness].
A day’s work [done|offered] with love is [safe|not lost] with you.
I am your [child|own] before I am of any [use|profit] to anyone.
You [made|finished] the world and [rested|sat down], and you [teach|ask] us to do the same.
petition:
Bless the work of {my} hands, and [make it good|let it do good].
Give {me} [a clear head|good sense], [honest words|patience], and [courage|grace] in what {I do}.
Open doors that should be open to {me}, and give {me} [peace|patience] about the rest.
Let {me} work [with care|well], and then [stop|let it go].
Provide what {I need}, [day by day|Lord], and keep {me} from [panic|fear about money].
Help {me} to be [fair|kind] when {I am} pressed, and [honest|true] when it costs.
Let {me} be judged [fairly|kindly], and let {me} judge [fairly|gently] too.
Guard {me} from [burning out|bitterness], and from making an idol of [success|being needed].
Show {me} the work that is {mine}, and [free {me} from the rest|give {me} joy in it].
Give {me} favour with [fair people|good people], and [wisdom|patience] with the others.
Let {my} work serve [someone|those] who [needs it|is not in the room], and not only {me}.
Teach {me} to rest without [fear|excuse], as you rested.
When {I fail}, let {me} learn and [begin again|not be crushed]; when {I do} well, let {me} [give thanks|share it].
Steady {my} hands, and [order|untangle] {my} day.
Be in the [meetings and the silences|plans and the waiting], and in [every desk and doorway|the tools {I use}].
Let what {I make} be [worth making|sound], and let {me} sign it with a good [conscience|heart].
#field Give growth to what {I plant}, and [patience until it shows|rain in its time].
#road Go ahead of {me} into [the working day|what is next], and [meet|wait for] {me} there.
#bread Give {me} bread [for the day|enough], and [good work|hands] to earn it gladly.
#house Build with {me}, Lord, or [teach {me} to put down the trowel|show {me} where to build].
[Guide|Order] {my} [thoughts|hands] through the [tangle|tasks] of this day.
Give {me} [one|some] good hour of [work|making], with {my} whole heart in it.
Let {me} be [honest|fair] in small things, and [brave|calm] in large.
[Lift|Ease] the [strain|pressure] where it is too much, or [strengthen|widen] the shoulders that bear it.
[Send|Give] {me} [good|decent] people to work with, and make {me} one.
Let no [failure|success] tell {me} who {I am}.
[Help|Teach] {me} to close the day and leave it with you.
[Open|Show] a way for the gifts you [gave|put in] {me} to be of [use|service].
Keep {my} [heart|eyes] on the [person|people] in front of {me}.
[Provide|Give] what is [needed|enough], and [ease|quiet] the fear of not having it.
Let {my} work be [clean|true] in your sight, [praised|noticed] or not.
Give {me} [ideas|patience] when {I am} [stuck|tired], and [rest|laughter] when {I am} done.
thanks:
Thank you for [hands|a mind] that can [make|learn], and for [work that helps|something to do with them].
Thank you for [bread that came of work|every wage and every kindness], and for rest [after it|at its end].
For those who taught me [what I know|to work], thank you.
I thank you for [tasks|days] that [went well|ended well], and for [help|patience] with those that did not.
Thank you that I am [more|worth more] to you than what I [make|finish].
Thank you for [tools|skills] and for [teachers|time to learn].
Thank you for [help|humour] in the [middle|worst] of the working day.
`
