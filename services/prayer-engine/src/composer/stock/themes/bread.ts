export const MONEY = `
complaint:
I lie there doing sums, and they [will not come out|come out short].
I am ashamed to [count|need] like this, and you do not [shame me|look away].
Money, or the [lack|want] of it, has its [voice in every room|hand on every choice].
#bread I know what it is to [look at the shelf|stretch the loaf] and count.
The [numbers|sums] do not [bend|listen], however I [add|plead].
I [juggle|stretch] one thing to [cover|meet] another, and [something|one] always falls.
Want [makes|has made] me [watchful|ashamed], and it [eats|spoils] my sleep.
trust:
You know what we need before we [ask|open the envelope].
My [life|worth] is not [written in a ledger|a sum], and you have never [treated it so|read it so].
petition:
Provide what is needed, Lord, [day by day|in honest ways], and let it be enough.
Show {me} [a way|the next step] through what is owed, and give {me} [courage|calm] to take it.
Open a door to [fair|honest] work and [fair|honest] help.
Keep fear of want from [making {me} small|ruling {my} house].
Let {me} [ask for|accept] help without shame, and [give|share] when {I can}.
Give {me} a clear head for [decisions|the papers], and [sleep|peace] when they are [put away|done].
[Send|Open] [honest|good] help, and let {me} [see|take] it without [shame|delay].
Give {me} [wisdom|a plan] for what there is, and [bread|enough] for [each|this] day.
Let those {I owe} be [patient|fair], and let {me} be [honest|steady].
[Ease|Lift] the [fear|shame] that sits on {me} with the [bills|sums].
Teach {me} to [trust|ask] you for bread, [daily|plainly], as you [taught|said].
Let there be [enough|a little over], and let {me} [share|remember] when there is.
Let the [letters|envelopes] come [kindly|one at a time], and let {me} open them with you.
You fed a widow from one [jar|cruse] of oil; [stretch|bless] what is in the cupboard.
Turn {my} eyes from the [sum|whole of it] to the [one thing|next payment] {I can} manage.
[Soften|Move] the hearts of those who decide what {I owe}.
Keep a roof [over|above] {me}, and [warmth|a light] under it.
Find {me} [somebody|a neighbour] who knows these [forms|offices], and does not [rush|scorn].
Let tonight’s [supper|bread] be eaten without [counting|dread].
`
export const JOB_SEARCH = `
complaint:
I knock and [wait|knock again], and I [begin to doubt my own hand|hear nothing].
Each [silence|refusal] takes a little [off me|of my nerve].
I want to be [useful|needed], and the [days are long|phone is quiet].
I [send|put] myself out on paper, and [paper|silence] comes back.
Work gave my days [edges|a shape], and I miss it.
I did not know how much of my name was [on that door|in that work].
People ask what I do, and I [look at my shoes|have no answer ready].
The alarm is [off|silent], and I wake at the [old|same] hour all the same.
trust:
You knew my name before it was on any [list|application].
No refusal can tell me what I am worth to you.
petition:
Open a door that is right for {me}, and give {me} [heart|strength] to keep knocking until it opens.
Let {me} be seen [fairly|for what {I can} do].
Give {me} [work|good work] to do, and [bread|patience] while {I wait} for it.
Keep {me} from [despair|bitterness] when the answer is no.
Let these [waiting|empty] days not be [wasted|without use] or without joy.
[Lead|Point] {me} to the [door|people] where {I am} [needed|a good fit].
Give {me} a [steady|brave] heart for the [next|long] try.
Keep {my} [hands|mind] [busy|useful] and {my} [hope|back] [straight|alive] meanwhile.
Put {my} name in the [mouth|mind] of somebody who is [looking|hiring].
Let a [telephone|letter] [ring|come] with good in it, and let {me} be [ready|steady] either way.
What {I know} how to do, [somebody needs|is needed somewhere]: bring the two together.
Make {me} [bold|free] to tell people that {I am} looking.
Do not let {me} [measure|weigh] {myself} by [an empty inbox|who answers].
Bring {me} to the right [desk|bench|gate], by [whatever|a strange] road.
Provide what is needed while [the door is shut|{I wait}].
Let {my} days have [shape|worth] while {I look}.
`
export const INTERVIEW = `
complaint:
I want this, and I am [afraid of wanting it|nervous to the fingertips].
I [practise|rehearse] my answers, and my mouth still goes dry.
My stomach turns, and I [hear|say] every answer twice.
trust:
I am more than [what they see in an hour|how I come across], and you know [the rest|me].
petition:
Give {me} a clear [head|mind], a [steady|quiet] voice, and honest words.
Let {me} [listen|hear the question] before {I answer}, and breathe before {I speak}.
Let {me} be [{myself}|at ease] there, without [pretence|shrinking].
Give [kind|fair] eyes to those across the table.
If it is right for {me}, let [the door open|it be]; if not, [keep {my} heart up|hold {me} and show {me} another].
Let {my} [words|thoughts] come [clearly|in order], and {my} [hands|breath] be steady.
Go in [before|ahead of] {me}, and [sit|stay] with {me} at that table.
Let {me} [show|give] what {I} truly [can do|have], no [more|mask] and no less.
Keep {me} [easy|free] about the outcome, and [awake|warm] to the people.
After it, let {me} [rest|put it down], and [trust|wait] without [replaying|regret].
`
export const STUDY = `
complaint:
I have [read|gone over] it until the [words swim|page is grey], and I am [still not sure|afraid of a blank mind].
So much seems to [hang|rest] on a [few|couple of] hours and a [page|pen].
The [hours|days] left are [few|shrinking], and the [pages|chapters] are not.
My mind [slides|wanders] off the [page|line], and I [bring|drag] it back.
trust:
My worth is not a mark, and you have never [graded|measured] me.
petition:
Give {me} a clear mind and a steady hand, and [bring back what {I have} learned|let what {I know} come when {I call} it].
Let {me} work [honestly|calmly], one question [and then another|at a time].
Quiet {my} nerves, and [let {me} sleep before|keep {me} from comparing].
Let learning be [a joy|something {I love}] again, and not only [a test|a fear].
Whatever the result, let {me} not be [ashamed|crushed], and [show {me} what is next|let {me} go on].
[Clear|Open] {my} [head|memory], and [slow|steady] {my} heart.
Let what {I have} [worked|studied] for [be there|come back] when {I need} it.
Give {me} [rest|sleep] tonight or soon, and [trust|calm] in what is [done|learned].
Let {me} [think|write] [clearly|calmly], and [leave|lay] the rest with you.
[Keep|Save] {me} from [panic|comparing], and let {me} [do|give] {my} own work.
Use what {I learn} for [good|others], [far|long] after the [marks|test] are forgotten.
`
export const WORKLOAD = `
complaint:
The work [comes faster|grows quicker] than my hands, and it [follows me home|sits on my chest at night].
I am [pulled|called] in more directions than I have [arms|hours].
I [finish|close] one thing and [three|more] have [come|grown] behind it.
I work late and wake early, and [still|yet] it is [not enough|there].
trust:
You ask of a day only what a day can hold.
petition:
Set the work in order, and let {me} do what comes first and leave the rest.
Give {me} the [nerve|calm] to say what {I cannot} do.
Let {me} leave the work [at its own door|where it belongs], and be [whole|present] at home.
Give [fairness|decency] to those who [decide|lead], and patience to {me}.
[Show|Tell] {me} what is [enough|first], and let {me} [do|leave] the rest in peace.
Give {me} [one|some] hour with no [noise|interruption] in it.
[Lift|Ease] what is [unfair|too heavy], and give [sense|courage] to those who can [change|help] it.
Let {me} [breathe|eat] and [step outside|laugh] at least once today.
`
