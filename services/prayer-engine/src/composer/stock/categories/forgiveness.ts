// Whether one needs to be forgiven or to forgive is not said; lines that suppose either are hedged. No line
// sends anybody back to a person who harmed them.
export const FORGIVENESS = `
address:
[Merciful|Forgiving] God, I come [without excuses|as I am].
Lord, you are [slow to anger|rich in mercy], and so I [dare to come|come].
God who [runs to meet|welcomes] those who turn back, here I am.
confession:
I have done what I [wish undone|would undo], and left undone what I [should have done|meant to do].
There are words I [would take back|cannot unsay], and silences [I regret as much|that did harm too].
I [see|know] my part in this, and I [do not hide it|bring it into the light].
I have been [harder|colder] than I had [need|any right] to be.
I [made excuses, and they no longer hold|told it my own way, and I am tired of the telling].
I [carry|drag] this with me, and it has [grown heavier|not grown lighter] with the years or the days.
You know what [I did|was done], and what it cost, better than I can [say|tell it].
I am sorry, Lord, [and I say it without a but|with no but after it].
Where I was [proud|stubborn], I [bend|say so]; where I was [afraid|weak], I say that too.
I have [judged|measured] others by a rule I [did not keep|hid from].
What I did [in anger|carelessly] I cannot [mend|undo] alone.
I have [nursed|fed] old hurts, and some of them [have fed on me|have grown teeth].
I have not loved [as I was loved|with my whole heart], and I [know it|am sorry].
I have [avoided|put off] this prayer, because I [knew|know] what I would have to say.
My own heart [accuses|shames] me, and I [bring it|bring both of us] before you.
@we We have [hurt|failed] one another, in words and in silence.
@we We have [let things go unsaid|kept score], and the [wall|silence] between us is our own work.
#house There is a room in me I have kept [locked|dark], and I [hand you the key|open the door].
#water I am [stained|muddied], and I cannot [wash|clean] myself.
#road I [took|chose] a wrong road and went a long way down it before I [looked up|turned].
#light What I [did|hid] in the dark, I [bring|set] in your light.
I have [said|done] things that I would [give much|be glad] to [unsay|undo].
I was [wrong|unkind], and I [knew|felt] it even [then|at the time].
I have [hidden|dressed up] my [fault|guilt] so well that I [nearly|almost] [lost sight of it|believed myself].
My [pride|anger] [spoke|answered] first, and [love|the truth] came [late|limping after].
I [turned|looked] away when I [might|should] have [stayed|helped].
I [keep|hold] a [long|careful] memory for others’ [faults|debts], and a short one for mine.
I have wanted to be [forgiven|understood] without [changing|owning it].
What I [broke|bent] by my [words|silence], I cannot [glue|straighten] by wishing.
I [come|stand] here with nothing [prepared|clever] to say, only: I am sorry.
The [truth|fault] is [simpler|plainer] than my story of it, and I [tell|give] it to you.
@we We [hurt|grieve] those we [love|live with], and we [say|admit] it before you.
I have [asked|wished] for mercy and been slow to [give|lend] it.
I [wanted|tried] to look [good|right], more than I wanted to be so.
I have [blamed|faulted] others for what was [also|partly] mine.
There is a [name|face] I [avoid|cannot think of] without my [heart|stomach] turning.
I have made [peace|friends] with faults that [hurt|cost] other people.
I [let|allowed] the moment pass when I could have [made it right|spoken].
I am [ashamed|sorry], and shame [says|tells me] to run, and I [stay|come] instead.
I have [told|said] less than the truth, and [called it|dressed it as] kindness.
I did not [mean|want] to do harm, and I [did|caused it], and both are so.
My sorrow is [late|slow], Lord, but it is [real|here].
#rock I have been [stone|hard ground] where I was asked to be [bread|soft earth].
#storm I let my temper [blow|break], and others [stood|were out] in it.
#field I [sowed|scattered] words in anger, and they have [come up|grown].
complaint:
Forgiveness is [hard|heavy] to ask for and [hard|heavier] to give.
Something is [broken|unmended] here, and it [will not mend by being ignored|still has sharp edges].
There is [hurt|blame] enough to go round, and [no one is the lighter for it|it has gone round].
@other I would see {who} [free|lighter], and [I cannot forgive in another’s place|that gift is yours].
#road There is a [distance|gap] here, and [no one has crossed it|neither side knows the way over].
@other I do not know [what weighs on|all that burdens] {who}, and you [know|see] it with mercy.
@other There is [something|a hurt] around {who} that only [mercy|you] can [reach|untie].
@other I would [lift|take] the [old weight|blame] from {who} if I [could|knew how].
trust:
You do not [keep|count] us by our worst day.
Your mercy is [older|larger] than [my fault|any wrong of mine].
You know the whole [truth|story], and you [love me still|do not turn away].
With you, [confessing|telling the truth] is [safe|the door and not the dungeon].
You [forgive|pardon] without [rubbing our faces in it|making us crawl].
Mercy is not [pretending|looking away]; you [see it all|look straight at it], and [forgive|love].
You would [rather|sooner] [mend|forgive] than punish, and I [am glad of it|rest on that].
Where wrong was done to us, you [saw it|do not call it small].
#house You are out on the road, looking for whoever is [coming home|on the way back].
#water Your mercy is [deep water|like the sea], and you [drop our wrongs in it|let our wrongs sink].
You [meet|hear] the truth with [mercy|open arms].
There is more [mercy|forgiveness] in you than [wrong|sin] in me.
You heal what we [uncover|show] to you.
You [never|do not] keep the [old|past] accounts open.
[Forgiven|Mended] people are your [joy|delight], and you [run|hurry] to make more of them.
petition:
Forgive {me}, Lord, and let {me} [believe it|be able to receive it].
Have mercy on {me}, [in your great kindness|because you are kind], and [lift this weight|wash {me}].
Take away [the guilt|what clings to {me}], and leave [the wisdom|what {I have} learned].
Give {me} a clean heart, and [a steady spirit|the will to live by it].
Show {me} what {I can} [put right|repair], and give {me} the courage to [begin|do it].
Where someone wronged {me}, help {me} to [loosen|let go of] the hate, [in safety and in time|without calling the wrong small].
Let {me} be [truthful|honest] without being [cruel|crushed].
Keep {me} safe from those who [do harm|would harm again], and free from [hating them|what they left in {me}].
Teach {me} to forgive [{myself}|{my} own past], as you [have|do].
Let {me} [neither hide nor despair|stand up forgiven and walk].
Give {me} the words, if there are words to [say|be said], and the [sense|patience] to wait, if there are not.
[Mend|Heal] what can be mended, and help {me} to [grieve|leave with you] what cannot.
Make {me} as [ready|quick] to show mercy as {I am} [glad|in need] to have it.
Do not let [shame|the past] have the [last word|naming of {me}].
Let this be [a turning|the day {I turn}], and keep {me} [turned|facing you].
#water Wash {me}, and let the water carry it [away|where {I cannot} follow].
#house Let {me} come in [from the yard|by the front door], and [sit|eat] at your table again.
#road Turn {my} feet, and [walk beside {me}|set them on the way home].
#light Let the light that shows {me} {my} fault be the light that [warms|leads] {me}.
Let {my} sorrow be [clean|honest], and let it [end|come out] in [love|change].
[Wash|Rinse] the [bitterness|old anger] out of {me}, [as often as it returns|down to the cloth].
Give {me} [one|the first] honest [sentence|step], and [courage|humility] to [say|take] it.
[Release|Untie] {me} from what {I} did, and [bind|tie] {me} to what is [good|true].
Let {me} [own|face] it without [excuse|drowning], and [leave|lay] it at your [feet|cross].
Be [merciful|kind] to all {I have} hurt, and [heal|comfort] what {I cannot} [reach|mend].
Show {me} that {I am} [more|other] than the worst thing {I have} [done|said].
Make {my} heart [tender|soft] where [guilt|anger] has made it [hard|numb].
[Teach|Help] {me} to live as the forgiven do: [lightly|gratefully], and [with care|gently].
If {I have} been [hurt|wronged], [hold|keep] {me} safe, and let [hatred|the hurt] not [rule|root in] {me}.
[Grant|Send] [peace|an end] to what goes round and round in {my} [head|memory].
thanks:
Thank you for mercy, [new|given] every day, and [never once earned|more than I have owed].
Thank you that I am [known|seen through] and [not cast off|loved].
For every time I was [forgiven|given another chance], by you and by [others|people I had hurt], thank you.
I thank you that the past is [past to you|in your hands], and that I may [begin|start] again.
Thank you for [honest|hard] words that [turned me round|told me the truth], and for mercy after them.
Thank you that mercy [came|reached] first and asked [after|its questions later], if at all.
Thank you for a [clean|new] page, and for the [hand|grace] to write on it.
`
