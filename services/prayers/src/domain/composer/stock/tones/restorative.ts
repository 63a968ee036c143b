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
trust:
You [mend|heal] slowly and [well|thoroughly], and you throw [nothing|no one] away.
What is broken is not [beyond|outside] your mending.
You have [restored|rebuilt] worse ruins than [this|these], and your hands [know how|have not lost the skill].
You make [whole|new], and you do not [hide|despise] the [seam|scar].
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
petition:
Mend what is [torn|broken] in {me}, [thread by thread|a little each day].
Restore to {me} what [these days have taken|the hard days wore away], and make it [new|whole].
Heal [what I can show you|the wounds {I can} name], and heal what {I hide}.
Bring {me} back to [myself|life] and back to you, [renewed|whole again].
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
thanks:
Thank you for what is already [healing|mended].
Thank you for [roads back|every return], and for [new beginnings|making things new].
For all you have [restored|brought back], thank you.
`
