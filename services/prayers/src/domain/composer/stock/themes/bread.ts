export const MONEY = `
complaint:
I lie there doing sums, and they [will not come out|come out short].
I am ashamed to [count|need] like this, and you do not [shame me|look away].
Money, or the [lack|want] of it, has its [voice in every room|hand on every choice].
#bread I know what it is to [look at the shelf|stretch the loaf] and count.
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
`
export const JOB_SEARCH = `
complaint:
I knock and [wait|knock again], and I [begin to doubt my own hand|hear nothing].
Each [silence|refusal] takes a little [off me|of my nerve].
I want to be [useful|needed], and the [days are long|phone is quiet].
trust:
You knew my name before it was on any [list|application].
No refusal can tell me what I am worth to you.
petition:
Open a door that is right for {me}, and give {me} [heart|strength] to keep knocking until it [opens|does].
Let {me} be seen [fairly|for what {I can} do].
Give {me} [work|good work] to do, and [bread|patience] while {I wait} for it.
Keep {me} from [despair|bitterness] when the answer is no.
Let these [waiting|empty] days not be [wasted|without use] or without joy.
`
export const INTERVIEW = `
complaint:
I want this, and I am [afraid of wanting it|nervous to the fingertips].
I [practise|rehearse] my answers, and my mouth still goes dry.
trust:
I am more than [what they see in an hour|how I come across], and you know [the rest|me].
petition:
Give {me} a clear [head|mind], a [steady|quiet] voice, and honest words.
Let {me} [listen|hear the question] before {I answer}, and breathe before {I speak}.
Let {me} be [myself|at ease] there, without [pretence|shrinking].
Give [kind|fair] eyes to those across the table.
If it is right for {me}, let [the door open|it be]; if not, [keep {my} heart up|hold {me} and show {me} another].
`
export const STUDY = `
complaint:
I have [read|gone over] it until the [words swim|page is grey], and I am [still not sure|afraid of a blank mind].
So much seems to [hang|rest] on a [few|couple of] hours and a [page|pen].
trust:
My worth is not a mark, and you have never [graded|measured] me.
petition:
Give {me} a clear mind and a steady hand, and [bring back what {I have} learned|let what {I know} come when {I call} it].
Let {me} work [honestly|calmly], one question [and then another|at a time].
Quiet {my} nerves, and [let {me} sleep before|keep {me} from comparing].
Let learning be [a joy|something {I love}] again, and not only [a test|a fear].
Whatever the result, let {me} not be [ashamed|crushed], and [show {me} what is next|let {me} go on].
`
export const WORKLOAD = `
complaint:
The work [comes faster|grows quicker] than my hands, and it [follows me home|sits on my chest at night].
I am [pulled|called] in more directions than I have [arms|hours].
trust:
You ask of a day only what a day can hold.
petition:
Set the work in order, and let {me} do what comes first and leave the rest.
Give {me} the [nerve|calm] to say what {I cannot} do.
Let {me} leave the work [at its own door|where it belongs], and be [whole|present] at home.
Give [fairness|decency] to those who [decide|lead], and patience to {me}.
`
