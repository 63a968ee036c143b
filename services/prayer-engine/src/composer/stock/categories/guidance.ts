export const GUIDANCE = `
address:
God of wisdom, I [come to ask|ask] the way.
Lord, you see the [whole|end] of what I see [in pieces|only the start of], and I [ask|come].
God who [guided|led] your people by [day|cloud] and by [night|fire], hear me.
complaint:
I do not know which way to [go|turn].
There are [reasons on every side|good reasons both ways], and I [weigh|turn] them until they blur.
I am afraid of choosing [wrong|badly], and [not choosing is also a choice|waiting has its price].
Everyone has [advice|an answer], and [none of them has to live it|their voices do not agree].
I want a [sign|clear word], and what I have is [a foggy morning|this silence].
I have made [lists|plans], and the [lists|plans] do not [love me|pray].
@self I am not sure what I [want|hope for], and less sure what you want.
@self I [circle|go round] the same question, and it [waits for me|does not move].
@other {who} stands [where ways part|before a choice], and I [do not know what to advise|want to help and not to steer].
@we We have to [choose|find our way] together, and we [do not see it alike|pull different ways].
#road I stand where the road divides, and [neither way is lit|both ways look like fog].
#light It is [dim|half dark] ahead, and my lamp shows [little|only the next stone].
#night I lie awake [deciding|choosing], and by morning I have [undecided|unchosen] it all.
#water I am [adrift|out from shore], and I cannot [see land|tell which way the water runs].
I have [asked|consulted] my [fear|hopes] and my [reasons|friends], and they [answer|vote] all at once.
The [map|plan] I had does not [match|fit] the [ground|road].
[Time|The day] is [pressing|short], and I am [no wiser|still turning].
I [envy|watch] those who [seem|are] sure, and I am [not|unsure].
I do not want to [drift|be pushed], and I do not want to [force|grab].
If I [say yes|go], something is [lost|left]; if I [say no|stay], something is too.
@self I [trust|hear] my own heart less than I [used to|did].
@self What if I [miss|mistake] your voice for [my own|the wind]?
@other I want the [good|right] road for {who}, and I [cannot|do not] see it.
@we We [talk|plan] and [talk|plan], and we [need|want] a wisdom [beyond|from outside] us.
@other I have [opinions|advice] enough, and {who} [needs|wants] [light|something better].
@other {who} [has|may have] more questions than [answers|signposts] now, and I [hold|bring] them to you.
@other I [want|would like] to point the way for {who}, and I [see|know] little further than anyone.
trust:
You are not [playing|hiding] with me; you [want|love] my good.
If I take a wrong turning, you are not [lost|at a loss].
You give wisdom to [those who ask|people who lack it], and you do not [sigh|scold] when they do.
You know the way I [take|should take], and you know me.
You lead [gently|patiently], at the pace of the [slowest|weakest].
You can [use|work with] even my [mistakes|detours].
#road You have been on this road [before me|already], and you [know where it comes out|know every turn].
#light You give light enough for [walking|a step], and [that has always sufficed|you walk in front].
#shepherd Your sheep know your voice, and I am [listening|learning it].
You do not [hide|lock away] what is good from those who [ask|seek].
You [speak|lead] in [plain|quiet] ways: [a word|a check in the heart], [a door|a friend], [time|a morning].
My [life|way] is not a [test|riddle] you have set me; it is a [walk|road] with you.
You are as much in the [deciding|choosing] as in the going.
Where I [choose|step] in love, you are [never|not] far [off|behind].
petition:
Show {me} the next [right|good] thing, and [keep|hold] the whole map for {me}.
Give {me} wisdom that is [patient|plain] and [kind|clear].
Quiet the [other voices|noise], so that {I can} hear yours.
Open the door that [is|should be] {mine} to go through, and [close|shut] the ones that are not.
Let {me} want what is [good|right], and then help {me} [find|choose] it.
Send {me} a wise [friend|word], and let {me} [have ears for it|listen].
Keep {me} from [haste|hurry], and keep {me} from [hiding|putting off] what should be decided.
Let {me} choose [in love|from love] and not from [fear|pride].
Make the way [clear|plain], or make {me} [patient|faithful] in the fog.
When {I have} chosen, let {me} [go with peace|not look back over {my} shoulder].
Test {my} reasons, Lord, and show {me} [which are true|the ones {I hide}].
Let scripture and good counsel and [plain sense|peace of heart] [agree|meet].
Give {me} courage to do what {I} already [know|see] is right.
@self Turn {me}, gently, if {I have} [set off|started] the wrong way.
Let no choice of {mine} take {me} [out of your sight|beyond your care].
Free {me} from needing to be [certain|sure], and let {me} [walk|go on] in trust.
#road Go before {me} on the road, and let {me} see [your back|your heel marks] at the turning.
#light Be a lamp at {my} feet, [low and near|near enough to step by].
#shepherd Lead {me}, Shepherd, and [call|turn] {me} when {I} [wander|stray].
#water Be the [pilot|current under {me}], and bring {me} to the shore [you choose|that is good].
[Clear|Lift] the fog enough for [one|the next] step, and [give|lend] {me} nerve to take it.
Let {me} hear the [question|truth] under the [question|noise].
[Show|Teach] {me} what [love|wisdom] would do, and [help {me} do it|make {me} willing].
[Slow|Hold] {me} where {I} [rush|run], and [nudge|move] {me} where {I} [stall|stay].
Let {my} [wants|hopes] and your [good|ways] come [together|to meet], and [change|bend] {mine} where they do not.
Give {me} [light|good sense] for the [choice|turning], and [peace|courage] after it.
[Put|Set] [wise|honest] people in {my} way, and let {me} not [avoid|outtalk] them.
Keep {me} from [signs|shortcuts] {I} [invent|want] to see.
@self @we [Guard|Guide] those {my} [choice|way] will [touch|affect], and let it be [good|kind] to them.
Let {me} [wait|move] when it is time, and [know|feel] the time.
[Teach|Train] {my} ear to your [voice|quiet], in [prayer|scripture], in [work|rest].
Whichever way {I go}, be [there|the way itself].
thanks:
Thank you for the ways you led me that I [only see now|could not read then].
Thank you for closed doors I [once wept at|pulled at], and for open ones.
For [wise friends|good counsel], for [second thoughts|time to think], thank you.
I thank you that you [go with me|are patient] while I [learn|find] the way.
Thank you that I am not [left to|alone with] my own cleverness.
Thank you for [light|counsel] that came [late|quietly] and was [enough|in time].
Thank you for [detours|wrong turns] where you [met|waited for] me.
`
