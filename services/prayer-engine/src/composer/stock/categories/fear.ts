export const FEAR = `
address:
Lord, I am afraid, and I [come to you|turn to you] [with it|as I am].
God who [says|said] so often, Do not fear, I [need to hear it|come to hear it] again.
Lord, [my hiding place|stronger than what I dread], hear me.
complaint:
Fear has [moved in|sat down in me], and it [eats at my table|talks all day].
I [see|meet] what I dread [everywhere|in every corner], even where it is not.
My fear does not [listen|yield] to reason, and I [have reasoned with it|am tired of arguing].
I am afraid of what [may come|I cannot see], and of [not being able to bear it|meeting it alone].
I feel [small|like a child] before this, and I [do not like to say so|will say so here].
Fear makes the world [narrow|small], and I [am living in a corner of it|can hardly turn round].
@self I [startle|flinch], I [lie awake|look over my shoulder], I [make plans against everything|keep the lights on].
@self I have [stayed home from|turned back from] good things because I was afraid.
@other I am afraid for {who}, and [love makes the fear sharper|I cannot stand between].
@other {who} should not have to [carry|face] fear alone, and [so I come|I bring us both to you].
@we Fear has [gone through us|come among us], and we [speak in low voices|grow short with one another].
#night At night my fear [has a face|finds its voice], and [morning is slow|I wait for the window to turn grey].
#storm The waves are [high|over the side], and it [feels|seems] to me that you [sleep|are asleep].
#road There is a [dark stretch|valley] ahead, and [I do not want to enter it|the road goes through it].
#house I have [locked|bolted] every door, and fear [was inside already|has a key].
I [tell|keep] myself it is nothing, and my [skin|body] [knows|says] otherwise.
[Fear|Dread] asks me the same [question|thing] in a [hundred|dozen] [voices|ways].
I do not like who I [become|am] when I am afraid: [sharp|small], [quick to shut doors|slow to love].
My [courage|nerve] [leaks|drains] out in the [hours|days] before.
[Even|Sometimes] good things [scare|frighten] me, since they [can|might] be lost.
I [look|search] for the way [out|back] before I have [gone|come] in.
@self I keep my fear [hidden|to myself], and it [grows|feeds] in the [dark|hiding].
@self I am [afraid|scared] of being [seen|found] afraid.
@other Fear for {who} [wakes|follows] me, and [love|prayer] is all I have to [set|put] against it.
@we We are [afraid|uneasy], each in [our own way|silence], and we [come|bring it] together.
@other I [cannot|do not know how to] make the world safe for {who}, and I [wish|long] to.
@other I [picture|think of] {who} afraid, and my heart [goes out|hurts].
@other There are [fears|nights] I cannot [enter|share] with {who}, and you [can|do].
trust:
You are not afraid of what frightens {me}.
There is no [corner|place] where fear can [take|chase] {me} that you [are not in|have not reached first].
You do not [laugh at|scold] fear; you [come near|say, I am here].
Fear is [loud|strong], but it is not [Lord|God], and you are.
What I fear has [a size|an edge], and you have none.
You have [seen|brought] many frightened people [through|home], and I am one of them.
#storm You can [sleep|rest] in a storm because it is [smaller than you|in your hand], and I am in the [boat|same boat] with you.
#night The dark is not dark to you, and you [see {me} in it|see plainly there].
#road You do not [shout|call] from the far side; you walk the dark stretch [with {me}|at {my} side].
You are [here|in this], and fear is only [passing through|a visitor].
You [meet|find] {me} at the [edge|place] where {my} courage [stops|ends].
[No|Not one] fear of mine is [silly|foolish] to you.
I am [smaller|weaker] than what I fear, and you are [not|greater].
You [have|keep] hold of what I am afraid to [lose|leave].
petition:
Stand between {me} and [what {I fear}|the thing {I fear}].
Take {my} hand, and [do not let go|let {me} feel yours].
Let fear [loosen|lose] its [grip|hold] on {me}, [finger by finger|a little each day].
Show {me} what is [real|true], and let the [shadows|rest] [shrink|fade].
Let love be [nearer|larger] to {me} than fear.
Keep fear from [choosing|deciding] for {me}, and let {me} choose [in peace|without hurry].
Speak {my} name when {I am} frightened, and let {me} [know your voice|turn to you].
Give {me} [one steady breath|a steady heart], and then [another|steady hands].
Guard {my} mind from the pictures fear [paints|puts there].
Put someone [kind|steady] beside {me} when {I am} [afraid|shaking].
If there is [danger|harm] about, [keep {me} from it|turn it aside]; if there is none, [let {me} rest|show {me}].
Let {me} be afraid and [still|yet] [go|come] to you.
Make a [wide|safe] place around {me}, where fear [cannot shout|has to wait outside].
Give {me} the courage to [look at|name] what {I dread}, with you [beside|next to] {me}.
[Quiet|Calm] {my} body, which [remembers fear|is ready to run], and let it [rest|learn peace].
#night Be {my} light in the night hours, [and let sleep come|and let the dark be only dark].
#storm [Rise|Stand up] in the boat, Lord, and say, Peace, to what is [in {me}|around {me}].
#rock Hide {me} in [the cleft of the rock|your strength] until this [passes|blows over].
#house Be the door that [keeps|shuts] out dread and [lets in|opens to] friends.
#wings Draw {me} under your [wing|shelter] until {my} heart [slows|is quiet].
[Come|Stand] between {me} and the worst of {my} own thoughts.
Let {me} [feel|find] the [ground|floor], and you, [firm|solid] under {me}.
[Give|Lend] {me} your [calm|courage] for the [minutes|hour] when {mine} [fails|is gone].
Let fear be [small|quiet] in {me}, [small|quiet] enough to [sit|stay] in the back.
[Break|Cut] fear down to the [size|measure] of [one|this] day.
[Show|Remind] {me} what {I} [can|may] do, and [free|loosen] {me} from what {I cannot}.
Let {me} [hear|remember] how often you [said|have said]: do not be afraid.
Be [louder|closer] than the [dread|drum] in {my} ears.
[Walk|Go] with {me} into the [room|thing] {I dread}, and [walk|come] out with {me}.
Turn {my} [fear|dread] into [care|alertness] where it is [wise|needed], and into [sleep|rest] where it is not.
[Shelter|Keep] those {I am} [afraid|fearful] for, and [calm|keep] {me} too.
[Teach|Help] {my} heart its [old|own] slow [beat|rhythm] again.
thanks:
Thank you for every [night|hour] of fear that [ended|had a morning].
Thank you that I can be [afraid|frightened] in front of you and [not be sent away|be loved].
For dangers I [never saw|walked past], and for [help|those who helped] in the ones I did, thank you.
I thank you for [small braveries|steady people], and for [peace that came back|each breath that steadied me].
Thank you that what I [dreaded|feared] was never [bigger|stronger] than you.
Thank you for [courage|calm] that came [on the day|when I needed it], and not [before|sooner].
For [hands|voices] that [steadied|reached] me when I was afraid, thank you.
`
