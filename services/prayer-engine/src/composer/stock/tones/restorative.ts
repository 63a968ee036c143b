export const RESTORATIVE = `
address:
God who [mends|restores], I bring you [the pieces|what is worn].
Lord, [healer|mender] of what is broken, I [return|turn back] to you.
God of [beginnings|new beginnings], I come to be made [new|whole] again.
[Maker|Potter], take [the clay|what is cracked] in hand again.
Lord, I am [coming back|returning] to you, [by whatever road|slowly], to be [mended|restored].
You who [heal|restore] what [others throw out|the years have worn], [look on me|take me up] again.
God who [rebuilds|repairs] ruins, [I bring you mine|begin again with me].
Restoring God, I come [home|back], and I am [not what I was|in need of mending].
#water Lord, [spring|well] of living water, [wash|restore] me and make me new.
#field God of [bare branches|winter fields], you bring green back, and I [wait to be renewed|come to be renewed].
#house God, you [rebuild|restore] what has fallen, [beam by beam|stone upon stone], and I [bring you this house|let you in].
#shepherd Shepherd, you go out for the one who [strayed|is lost], and I am [ready to be brought back|returning].
[Patient|Gentle] mender, I [bring|lay] [what is torn|the pieces] before you.
God of [return|the long way home], I [turn|come back] to be [made whole|restored].
Lord, you [restore|renew] [souls|the worn], and mine [needs it|is worn].
You who raise what has fallen, [lift|raise] me, for I [come|turn] to you.
[Healing|Mending] God, [begin|start] [again|anew] with me [today|here].
trust:
You [mend|heal] slowly and [well|thoroughly], and you throw [nothing|no one] away.
What is broken is not [beyond|outside] your mending.
You have [restored|rebuilt] worse ruins than [this|these], and your hands [know how|have not lost the skill].
You make whole, and you do not [hide|despise] the [seam|scar].
With you nothing is [only|merely] lost; you [gather|restore] and begin again.
You [welcome back|receive again] whoever [turns|returns], [without a lecture|while they are still far off].
Healing is [your work|at home in you], whether it [comes fast|is quick] or [slow|takes years].
You can [bring back|restore] what [worry|sorrow] has [eaten|worn away], in {me} too.
There is [no crack|no wound] you [turn from|cannot look at], and your touch [heals|mends] as it [looks|sees].
Every time I have [returned|come back], you have [made me new|been there to mend me].
You are patient with [broken|mending] things, and {I am} still in your hands.
#field You bring back leaves to [trees given up for dead|the bare tree], and you [renew|restore] people too.
#water You [lead|send] water back to [dry streambeds|dry ground], and life returns.
#house You build again on [old ground|the old stones], and the [new|mended] house is yours.
#light You bring back the morning, [every time|new each day], and [I am renewed by it|it heals something in me].
#shepherd You bring the [strayed|lost] one home on your shoulders, [restored|mended] and not [scolded|ashamed].
You can [make|draw] something [whole|new] from [scraps|what is left], and you [do it|work] with [joy|patience].
A [mended|healed] thing is not [second-best|spoiled] in your eyes.
You [restore|bring back] more than was [lost|broken]; you [restore|renew] the one who [lost|broke] it.
However [far|often] I [go|wander], the way back is [open|shorter than I think].
You [clean|heal] a wound [gently|to the bottom], and you [bind|close] it well.
Each [morning|day] you [make|begin] things new, and I am [one of them|among them].
I [bring|show] you the [crack|break], and you [bring|show] me [gold|your hands].
You [rested|died] and [rose|returned], and [nothing|no one] is past [mending|raising] since.
[Time|Sorrow] has [worn|thinned] me, and you [renew|restore] what [time|sorrow] wears.
Healing has its own [clock|seasons], and you do not [hurry|grow tired of] it.
What was [taken|trampled] can [grow|come] again, for you are a [restoring|healing] God.
You do not [rush|force] the mending; you [hold|keep] the broken ends [together|close].
My [scars|seams] are [safe|at home] with you, who [kept|have] your own.
Where others [see|saw] an end, you have begun again.
#hand You [turn|press] the clay [again|gently], and it [comes|grows] whole under your hand.
#road You [meet|find] me on the road back and [walk|bring] me home, [restored|mended] as we go.
#bread You set [bread|a table] for the one who [returned|came back], and [there was singing|nobody was scolded].
#wings You [heal|bind] the broken wing, and you [keep|wait with] the bird until it [flies|is ready].
#storm After the storm you [walk|go] through the wreckage, [gathering|mending].
petition:
Mend what is [torn|broken] in {me}, [thread by thread|a little each day].
Restore to {me} what [these days have taken|the hard days wore away], and make it [new|whole].
Heal [what {I can} show you|the wounds {I can} name], and heal what {I hide}.
Bring {me} back to [{myself}|life] and back to you, [renewed|whole again].
Rebuild in {me} what has [fallen|given way], [stone by stone|on better ground].
Renew {my} [heart|strength], and let [joy|laughter] return to it [in time|by degrees].
Begin again with {me}, and let {me} begin again with [others|you].
Turn {me} round where {I have} [wandered|gone wrong], and [bring|lead] {me} home.
Let what was [wounded|broken] in {me} knit, and [grow|come back] stronger at the seam.
Make {me} whole, [in your way and your time|as slowly as it must be], and let the mending [hold|last].
Give back to {me} the [song|laughter] {I have} [lost|mislaid], even [one verse|a line] of it.
Wash away what [clings|is finished], and restore what is [good|true] in {me}.
#water Let water come back to the dry places in {me}, and let them [be renewed|turn green again].
#field After this winter, [let something green return|renew the root], and [let it be whole|mend the branch].
#house [Open|Repair] the [windows|doors] of this old house, and [live here again|make it whole].
#light Let the morning find {me} [mending|made new], [a little more whole|with something healed].
[Knit|Bind] up in {me} what [came|was pulled] apart, and let it [hold|heal].
[Give|Bring] back [sleep|laughter], [appetite|music], [trust|ease]: the [small|plain] things that mean {I am} mending.
[Wake|Restore] in {me} the one you [made|meant], and let {me} [know|greet] that person again.
Let {me} [forgive|release] what [keeps|holds] the wound [open|sore], and [heal|mend] in peace.
[Clear|Carry] away the [rubble|ruins], and [lay|find] one [good|sound] stone to [build|begin] on.
Let this [season|time] [be|become] one of [mending|return], however [slow|small].
Renew {my} [mind|eyes], so that {I see} [what is whole|beginnings] and not only [ruins|loss].
[Restore|Mend] the [bonds|ties] that are good, and [free|heal] {me} from [those|the ones] that wound.
Let [new|fresh] [life|strength] come up through [old|broken] ground in {me}.
Bring {my} heart [back|home] from [where it went|every far place], and let it [rest and heal|be whole].
[Touch|Find] the [oldest|deepest] hurt in {me}, [gently|in your time], and [heal|restore] it.
[Patch|Mend] what {I use} every day: {my} [patience|hope], {my} [sleep|courage], {my} [faith|joy].
Let {me} [come back|return] from this [kinder|wiser] and not only [healed|whole].
Begin the [mending|repair] where you [like|will], and [do not stop|go on] until {I am} [whole|well] before you.
#hand Take {me} in hand, [mender|potter], and let nothing be [wasted|thrown away].
#road Turn {me} toward [home|the road back], and [restore|mend] {me} on the way.
#bread Let {me} [eat|be fed] and [grow|be] whole again, [as after illness|like one come home].
#wings Heal the wing, and [let {me} fly|give back the sky] [again|in time].
praise:
I will praise you with a mended heart, [seams and all|scars showing].
You restore my soul, and I [return|come back] to you [singing|with a song].
[Blessed|Praised] are you, who [makes all things new|mends and does not throw away].
Let my [healing|return] be a song [others can borrow|for others to sing].
I have come back, and I [stay|bless you], [healer|mender] of hearts.
What you restore I will [use|give back] to your praise.
Again and again I return, and again and again you [mend|renew], and I [bless|thank] you.
You are not finished with [your mending|me], and I [praise you for that|am glad].
Let every mended [place|thing] in {me} [sing|give you praise].
New [mercy|breath], new [morning|song]: I bless you, restoring God.
I was [torn|lost], and I am [being mended|on the way home], and I [praise|bless] you.
You [heal|restore] and you [sing over|do not shame] the healed, and I [praise|thank] you.
[Blessed|Praised] be the God of [second|new] beginnings.
I will [wear|show] my mending [gladly|openly], and [say|tell] whose work it is.
[Return|Turn], my soul, to your rest; [God mends|there is healing here].
All that you [renew|restore] in me will [bless|thank] you.
You make whole, and I [sing|give thanks] while [you work|I mend].
thanks:
Thank you for what is already [healing|mended].
Thank you for [roads back|every return], and for [new beginnings|making things new].
For all you have [restored|brought back], thank you.
`
