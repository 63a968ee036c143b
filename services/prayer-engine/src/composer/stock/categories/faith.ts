export const FAITH = `
address:
God whom I [seek|long to know], I [come looking|am looking for you] again.
Lord, I [want to believe|reach for you], and I [bring you the wanting|stretch out my hand].
God, [unseen and near|hidden and here], hear me.
complaint:
There are days when I [speak|pray] and hear [only myself|nothing back].
I have more [questions|doubts] than I [admit|say aloud], and I [bring them|lay them out] before you.
My faith was [surer|simpler] once, or I [knew less|asked less of it].
I know the [right answers|words], and I want [you|more than words].
You feel [far|hidden], and I [do not know|cannot tell] which of us moved.
I [see|look at] how the world goes, and I do not always [see you in it|understand you].
@self I have [drifted|grown careless], not all at once, but [a little each day|as boats do].
@self I would like to pray as I [breathe|once did], and I [stumble over the first words|find it hard to begin].
@other Faith cannot be [forced|handed over], and I do not [try|ask that]; I only [ask you to be near|hold the door].
@we We [say|sing] the words together, and [some of us mean them only in part|we need you to make them live].
#light My faith is a [small|low] flame, and there is [wind|a draught].
#field What was planted in me [has been under snow|lies quiet], and I [cannot tell|wonder] if it lives.
#night In this night of [not knowing|questions], I keep my [face|window] turned toward you.
#road I have lost the path [before|once or twice], and I [may have lost it now|am feeling for it with my feet].
I [read|say] the old words, and they [lie|sit] on the page [like stones|and do not move].
I want to [feel|know] what others seem to [feel|know], and I [stand|wait] outside it.
[Part|Half] of me [prays|kneels], and the other part [watches|keeps its coat on].
I have [believed|trusted] with my [mouth|head] longer than with my [life|heart].
[Busy|Crowded] days have [silted|covered] over the [spring|well], and I [miss|thirst for] it.
What I [lost|doubt] I did not [choose|mean] to [lose|doubt], and I [grieve|miss] it.
@self It is hard to [pray|talk] to someone I cannot [see|hear], and here I am [talking|doing it].
@self I am [afraid|half afraid] you will [ask|want] more than I [have|can give].
@other I [hope|pray] that {who} may [know|find] you, and I [leave|keep] the doors open.
@we We are [hungry|tired], Lord, and we [live|have been living] on yesterday’s [bread|songs].
@other I cannot [believe|pray] in another’s place, and I [stand|wait] beside {who} and ask.
@other {who} [is|may be] nearer to you than I [can see|know], and I [bring|hold] {me} to you.
@other There is so much in {my} heart I cannot [see|read], and you [read|see] it kindly.
trust:
You are not [afraid of|offended by] questions, and you [stay|do not leave] while I ask them.
You held on to [Thomas|Peter] when his faith [shook|sank], and you [hold on|are no different] now.
You are there when I [feel it|know it] and there when I do not.
It was never the [strength|size] of faith that saved anyone, but [you|the one it leaned on].
You began this, and [you are not careless with what you begin|I leave it with you].
Before I [looked for|knew] you, you [were looking for|knew] me.
#light A small flame is still fire, and you do not [blow it out|despise it].
#field Roots go [down|deeper] in [winter|the dark], and you [tend them there|see to that].
You [would|do] rather have my [honest|real] doubts than my [polished|borrowed] praise.
Faith is your [gift|work] before it is my [task|effort].
You [walk|keep] beside those who [do not know|have not noticed] you yet.
When I [come|crawl] back, you do not [ask|say] where I have [been|spent the time].
A [bruised|thin] reed is [safe|at home] in your hand.
petition:
Give {me} faith, Lord, [real faith|a living faith], even if it is small.
Let {me} know you, and not only [know about you|hear of you].
Meet {me} in [scripture|silence], in [bread|kindness], in [people|work], wherever {I am} [able to see you|looking].
Keep {my} doubts honest and {my} heart open.
Let prayer become [as plain as talking|like home] for {me}.
When {I cannot} [find|feel] you, [find|keep hold of] {me}.
Take the faith {I have}, [thin as it is|such as it is], and [breathe on it|make it live].
Let {my} believing show in [how {I live}|kindness] more than in [what {I say}|words].
Give {me} [companions|friends] in faith, who [ask and trust|are honest and kind].
Draw {me} [on|closer], a step at a time, [from where {I am}|and wait where {I am} slow].
[Answer|Speak to] {me} in a way {I can} hear, or [keep {me} listening|teach {me} to wait in the quiet].
Deliver {me} from a faith that is only [habit|fear], and give {me} [a faith that loves|one that is alive].
Let {me} [lean on|rest in] you where {I do not} understand.
Make {my} heart [simple|whole] again before you.
Keep {me} from [pretending|showing off], to you [or to others|most of all].
#light [Shield|Cup your hand round] this small flame, and let it [give light to someone|grow].
#field Water what you planted in {me}, and [be patient with the season|let it come up green].
#road Set {my} feet on the way again, and [call {me} back|turn {me} round] when {I wander}.
#house Come in and [sit down|make yourself at home], in the plain rooms of {my} life.
[Wake|Stir] in {me} the [love|longing] {I} had at [first|the start], or [a deeper|a truer] one.
Let {me} [taste|find] that you are [real|good], in [small|daily] things first.
Let {my} prayers be [true|plain], even if they are [short|few].
Give {me} [patience|peace] with [mystery|what {I cannot} know], and [joy|rest] in what {I can}.
[Teach|Show] {me} to [look|listen] for you where {I} [least expect it|have stopped looking].
[Plant|Root] {me} in you, so that [no|not every] wind [moves|uproots] {me}.
Let {my} faith [breathe|walk], and not [sit|lie] in a box.
Take {my} [fear of getting it wrong|need to get it all right], and let {me} come [as a child|anyway].
Let those who [believe|pray] around {me} [carry|strengthen] {me} where {I am} weak.
[Keep|Hold] {me} when {I} [let go|forget you], and [call|wait for] {me} by name.
Show {me} your [kindness|face] in someone’s [face|kindness] this week.
Make {me} [hungry|thirsty] for you, and then [feed|fill] {me}.
thanks:
Thank you for every [glimpse|hint] of you, and for [hunger|longing] where I have no glimpse.
Thank you that you [sought|called] me, and did not [tire|give up].
For those who first [spoke of you|showed me faith], thank you.
I thank you for [faith|belief], which I [received|was given] and did not [build|invent].
Thank you for the days when [believing is easy|you are plain to see], and for [holding|keeping] me on the others.
I thank you for the [times|moments] when the [veil|curtain] was [thin|drawn back].
Thank you for [questions|doubts] that [led|drove] me [deeper|to you].
Thank you for faith [handed|passed] on by [plain|unknown] people.
`
