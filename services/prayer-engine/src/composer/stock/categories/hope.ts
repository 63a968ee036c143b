export const HOPE = `
address:
God of hope, I [look up|lift my eyes] to you.
Lord, [my hope|the hope I have left], hear me.
God of [mornings|what is not yet], I come to you with [what hope I have|empty, open hands].
complaint:
Hope has [grown thin|worn thin], and I am [careful with it|almost afraid to touch it].
I have hoped before and been [hurt|let down], and I [remember it|flinch now].
I cannot [see|picture] how this [turns|could turn] to good.
The waiting is [long|hard], and hope [gets heavy|tires] with the carrying.
It is easier to expect [nothing|little], and I [do not want to live that way|feel myself learning it].
@self Something in me has [stopped looking up|gone quiet], and I [miss it|want it back].
@self I [tell others|say] that things can change, and I am not sure I [believe it|mean it].
@other I want {who} to [hope again|see some light], and I have [no light to hand over|only my own small hope].
@we Hope is [low|scarce] among us, and we [pass it hand to hand|have little to lend one another].
#light The window is dark, and I [keep watching it|have watched it a long time].
#night It is the hour before dawn, when [the cold is worst|nothing moves], and I [wait|am waiting].
#field I look at bare [ground|branches], and I am asked to think of [leaves|harvest].
#road I cannot see the end of this road, and [the signs are few|no one comes the other way].
I have [watered|tended] this hope a long while, and [I see|there is] no green.
[Others|Friends] tell me it will [come|turn], and I [smile|nod], and I go home [unsure|tired].
The [calendar|clock] turns, and what I wait for [does not|stays away].
I [guard|ration] my hope like [matches|candles], for there are [few|not many] left.
[Perhaps|Maybe] is a [thin|narrow] bed, and I have [lain|slept] on it long.
I do not know how to [want|ask] this any more without [hurting|flinching].
@self My [heart|hope] has been [postponed|put off] so often that it [no longer|hardly] packs.
@self I [look|stare] at the closed door, and I [forget|do not see] there are windows.
@other I [hold|keep] hope for {who}, on days when [hope is hard|there is none to spare].
@we We [tell|remind] each other there is hope, and we [need|wait] to hear it from you.
@other I [look|watch] for a [light|good sign] for {who}, and I [look|turn] to you while I wait.
@other It is [hard|long] for {who}, this [waiting|not knowing], and I [wait|keep watch] too.
@other I cannot [promise|give] {who} how it will be, so I [ask|bring it to] you.
trust:
You have always [done|begun] your best work [in the dark|where nothing could be seen].
You brought [life out of a tomb|a morning out of the worst night], and I [hold on to that|do not count anything finished].
Hope is [no fool|not foolish] where you are.
You see [further|round corners], and you are [not in despair|not afraid].
[Nothing|No one] is too [late|far gone] for you to [be kind to|look after].
The last word [was never|is not] given to [darkness|loss], and I [lean on that|will wait for yours].
#field You [know|see] what is [moving|stirring] under the frost.
#light You are the morning, and [morning has come before|I turn my chair to face you].
You are [already|at home] in the day I [cannot|do not] see.
You [turn|make] [endings|ashes] into [soil|ground], and that is [hope|enough] for me.
What is [hidden|late] is not [lost|forgotten] to you.
Hope may be [small|thin], but it is [tied|fastened] to you, and you do not [move|break].
You [waited|watched] too, and you know how [long|slow] a night can be.
petition:
Give {me} hope enough for [today|this day], and [more|fresh hope] when it is gone.
Let {me} see one [small|real] sign of good, and [be glad|rest {my} eyes on it].
Keep {me} from [despair|giving up], and from [easy answers|pretending] too.
Help {me} to hope [with patience|with {my} eyes open] and to [wait|work] while {I hope}.
Lift {my} eyes from what is [gone|shut] to what is [still given|still open].
When hope is [low|hard], let someone else’s [hope|faith] carry {me}.
Let {me} not [give up|let go of] what you have not given up.
[Stir|Wake] in {me} the wish to [begin|look forward].
Let what {I long for} be [shaped by you|good], and [come in its season|let {me} wait for it well].
Make {me} a [bringer|keeper] of hope for someone who has [less|none].
Turn {my} [long wait|waiting] into [watching|trust], and let {me} [watch|trust] with you.
Let there be a way [through|forward], and let {me} have [heart|courage] to take it.
Breathe on what is [nearly out|low] in {me}, and [let it catch|bring it back].
Remind {me} of [endings that became beginnings|days when help came] when {I} see only [what is over|a closed door].
Let {me} plan one good thing, and [look forward to|be glad of] it.
#light Let a little light [in|fall], enough to [see {my} hands by|go on with].
#field Let something green come up, where {I} [had stopped looking|least look for it].
#night Keep {me} company until it is day.
#road Show {me} the next bend of the road, and let there be [good|light] beyond it.
#water Bring water up in this [dry place|desert], [a little at first|even a cupful].
[Keep|Guard] the [ember|coal] of hope in {me}, and [breathe|blow] on it gently.
Give {me} a [reason|wish] to [get up|look out] tomorrow, and [one|another] the day after.
Let [good|light] come from where {I} [never|did not] think to look.
[Help|Teach] {me} to hope [again|with both hands], [slowly|as one learns to walk].
[Let|May] {my} hope be [honest|stubborn], and [kind|quiet].
[Loosen|Free] {me} from the [one|only] ending {I have} pictured, and [surprise|meet] {me}.
Put [hope|heart] into those who [wait|hope] with {me}.
[Mend|Heal] in {me} what [disappointment|waiting] has [bent|worn].
Let {me} [sow|plant] something today that {I may} not [see|reap], and [trust|be glad].
Let the [wait|waiting] [make|leave] {me} [gentler|deeper] and not [bitter|smaller].
[Send|Let there be] [a word|a letter], [a visit|a turn in the road], some [small|plain] sign that {I am} not forgotten.
When {I cannot} hope, let {me} [sleep|rest], and [hope|watch] for {me}.
thanks:
Thank you for hope that [outlived|got up after] every disappointment.
Thank you that I can still [wish|hope], and that [you are listening|wishing is not wasted on you].
For beginnings I [did not plan|could not see coming], thank you.
I thank you for [birdsong|rain], for [seeds|spring], for everything that [talks of more to come|leans toward tomorrow].
Thank you for the good still [ahead|on the way], [seen|known] by you and not by me.
Thank you for [small|early] signs, and for [the wish to look for them|patience between them].
Thank you for [people|friends] who hoped for me when I [could|did] not.
`
