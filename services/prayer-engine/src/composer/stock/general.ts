// Lines that fit any need: what most prayers are made of between the things that are this person's own.
export const GENERAL = `
address:
Lord, [hear me|listen], for I have [no one better|nowhere better] to tell.
God, [here I am|I am here], [with all that comes with me|as I am].
[Hear|Listen to] [my prayer|my voice], Lord, and [turn|bend] your ear.
Out of [an ordinary day|the middle of things], I call to you, Lord.
O God, you are my God, and I [come to you|turn to you] [with this|again].
Lord, you [know|have searched] me, and you know [why I come|what I am about to say].
My God, I [come|turn] to you before [I turn anywhere else|anything else].
Lord, I lift my heart and [what is in it|all that weighs on it] to you.
[Living|Holy] God, [bend near|listen], for I [need|want] to speak with you.
Lord, I [have few words|am short of words] today, but you [hear|know] what is under them.
You who made [sparrows and seas|the ear], hear [me|this].
God of [all the living|heaven and this small room], I call on you.
Lord, from [where I am|this place] I call, and you are not far.
[Maker of heaven and earth|You who named the stars], you know my name too, and I call on yours.
[From the bottom of|With all] my heart I call on you, Lord.
#shepherd Shepherd of my soul, [I know your voice|hear me call].
#rock Lord, my rock, I [set my feet here|come to stand by you] and speak.
#light Lord, my light, [shine|look] on what I bring you.
#house Lord, I [knock|stand at the door], [and you open|and I think you were expecting me].
#water Lord, I [thirst|am thirsty], and I come to you [for water|as to a well].
#hand Lord, I [hold out|open] my hands to you, and [they are not clean or full|you see what is in them].
#night [Watcher in the night|You who do not sleep], I call to you.
#road Lord of the way, I [stop here|pause on the road] to speak with you.
#storm Lord of wind and sea, hear me above [the noise|the weather].
#wings Lord, let me [take shelter|hide] with you and speak.
#bread Lord, I come [hungry|empty], as one [who is fed|invited].
#field Lord of seed and season, I come to you in this [season|weather] of mine.
[Listen|Hear me], Lord, [please|I pray]: I [have come|come] as one who [has nowhere else to stand|needs you].
You [know|see] the whole of this, God, and still I [come|want] to [tell you|say it].
I [turn|lift] my face to you, Lord, [the way plants turn|as one turns to a window].
Lord, I [begin|start] in the middle, for that is [where I am|how it comes].
[Before|In front of] you, God, I [put down|lay] [what I carry|my day].
God [above|beneath] all things and [in|near] the [least|smallest] of them, [hear|attend to] me.
Lord, [open|incline] your [ear|heart], for [mine is full|I have something to say].
I [call|cry] your name, Lord, [as people always have|and it is a comfort to say it].
[Friend|Keeper] of my soul, I [come|am here] to [talk with|tell] you.
Lord, [here I am|look on me]: I [come|stand] just as this day has [made|left] me.
[Quietly|Simply], Lord, I [come|turn] to you.
God of [mornings|evenings] and of [all that lies between|everything after], [stay|sit] with me while I [speak|pray].
Lord, before [the day runs on|I say another word to anyone], a word with you.
[Ancient|Patient] God, [always new|never in a hurry], I have come to [talk|speak] with you.
You who [heard|answered] Hannah when only her lips moved, hear [me|this] now.
Lord, the door is [shut|closed] and [the room is still|it is you and me], and I [begin|speak].
God who [sees|saw] Hagar by the well, [see me|look on me] too.
[Once more|Again], Lord, I come with [what I have|hands as they are].
Lord of [small things and great|sparrows and nations], [make room|have time] for [this|me].
God [near at hand|nearer than my breath], I [turn|speak] toward you.
Lord, I [lay down|stop] what I am [holding|doing], and I [look up|turn to you].
I [knock|ask], Lord, as [we were told to|your people always have], and I am here.
God of [Ruth on the road|Jacob in the dark] and of [me|us all], hear my voice.
Lord, [no one|nobody] else [needs to|has to] hear this: [it is for you|I say it to you].
[My|O] God, I am [slow|late] to come, and [you are quick|you are glad] to hear.
trust:
You are no [stranger|newcomer] to days like this.
You have never once been [late|hurried], though I have [thought so|said so].
I may let go of [many things|your hand]; you do not let go of [me|mine].
What I cannot [finish|mend], you are not [tired of|done with].
You are [good|kind], and you are [here|God], and I [begin|start] from that.
I do not [understand|see] it all, but I know [whom I am talking to|who you are].
You have [heard|carried] [so many before me|older prayers than this], and you [hear|carry] still.
The God who holds the stars [knows my name|can hold this].
You [knew|saw] this before it [reached|came to] me.
I am [in your hands|yours], today as [yesterday|always].
It is [you I trust|enough that you are God], and not [my own grip|how well I pray].
You are [slow|never quick] to give up on anyone.
You [listen|hear me] all the way to the end of the sentence.
Nothing I [say|bring] here will [make you leave|shock you].
What is too [much|large] for me is not too [much|large] for you.
You are God [on my best days|when I sing] and God [on this one|when I can only sigh].
I have [no other|no better] [place to stand|help], and I [want|need] no other.
#shepherd You [count|know] your sheep, and you would [notice|miss] me.
#rock You do not [shift|move] under my weight.
#hand I am [written|carved] on your hand, and you do not [look away|forget].
#light You are light, and [there is no dark in you|the dark is not your home].
#bread You have fed me [every day|until now], and I [trust|wait at] your table.
#road You know the road, and you do not [leave|let go of] those who walk it.
#water You are the well, and I have only to [come|lower the cup].
You [were|have been] God long before this [morning|trouble], and you [will not stop|go on].
I do not [know|see] the end, but I [know|see] enough of you to [stay|begin].
You [made|shaped] my heart, and you [know|read] its [handwriting|weather].
[Nobody|No one] who [comes|turns] to you is [sent|turned] away.
Your mercy [gets up|is awake] before [I do|the sun].
There is [nothing|no part] of this that you would [rather|sooner] not hear.
You [know|have] a way of [coming|being there] when [all the doors|the shutters] are shut.
You are not [kept|measured] in [big|holy] places; you are [here|in this one].
I [matter|am known] to you, [oddly|wonderfully], among so [many|much].
[Heaven|The sky] is [not far|nearer] when you [bend|listen].
You [take|have] me as I [come|am], and you [keep|make] me [better|company].
I [may|can] be [weak|unsure] with you, and you [are not|do not become] either.
You [see|count] what this [costs|asks], and you do not [forget|call it small].
#storm You are Lord in the storm and Lord in the quiet after.
#house You keep a lamp for me, and it is lit.
#field You [tend|water] what I [sow|plant] and what I only [dream|hope].
#wings There is [room|shade] under your wings for one more.
#night [Night|Darkness] and day are [both yours|the same distance from you], and so am I.
You are [kinder|gentler] than the voice I use on myself.
You do not [need|wait for] my words to be [right|well made] before you [listen|come near].
You have [time|room] for this, though the [world|night] is full of [others|prayers].
I have [never|not once] surprised you, and you have [never|not once] [shut the door|walked away].
You [look|see] past what I [say|ask], to what I [need|mean].
You are as much God in the [waiting|silence] as in the [answer|song].
My [life|day] is [smaller|shorter] than a breath to you, and you [treasure|hold] it.
You have been [good|kind] to people [like me|no better than I am] since the [first|old] days.
You [can|know how to] be trusted with [half a prayer|what I cannot finish].
Nothing [is lost|falls] without your [notice|knowing].
I [may|can] put [all|the whole] of my weight on your [kindness|mercy].
You [stay|remain] when the [feeling|warmth] of you goes.
You are the one I [argue|talk] with in the night, and you [keep|do not lose] your patience.
[Before|Long before] I had a word for you, you had a [name|place] for me.
You are [old|deep] as the hills and [new|quick] as this breath, and you [hear|attend].
#light Where you [look|shine], things [grow|come clear], and you are [looking|shining] here.
#hand You hold the [small and the great|near and the far] in the same hand.
#bread You are [bread|food] for the [road|day], and there is [enough|some left over].
#shepherd You [walk|go] at the pace of the [lame|last] one.
#rock [Ages|Storms] have [broken|washed] over you, and you are [here|not worn].
petition:
[Hear|Answer] {me} in your kindness, in [the way|the hour] you [choose|know is good].
Do not [let go|tire] of {me}, Lord, [whatever comes|even when {I let} go of you].
Let {me} [notice|see] you in [this day|what is ahead], even [in small things|at the edges].
Keep {me} [honest|true], and keep {me} [kind|near].
Be [my God|God] in this, as you [have been|were] in all the rest.
Let something good [come of this|grow here], [in your own time|though {I cannot} see it yet].
Give {me} [this day|today], and give {me} yourself [in it|for the length of it].
[Teach|Help] {me} to pray when words come and when they do not.
Go with {me} from [this prayer|here] into [the rest of the day|whatever is next].
[Remember|Be kind to] all who [carry|face] the same thing today, and [have no one to tell|cannot pray].
Look [on this|here], Lord, and do what is [kind|good].
Let {my} [days|life] be [in your keeping|kept], one and all.
Let {me} [speak|act] today as someone [who has been heard|who is loved].
#light Leave a light [on|burning] for {me}.
#hand Keep your hand [on {my} shoulder|under {me}].
#road Let {me} not [walk|go] a step of this without you.
#bread Give {me} today’s bread, and [the heart to share it|quiet to eat it in].
#shepherd Let {me} hear your voice [today|among all the others], and follow.
#house Let your [peace|kindness] live in {my} house [today|this week].
[Stay|Be] in [this|all of it] with {me}, from [waking to sleep|first to last].
Let {me} not [miss|pass by] you in the [plain|small] hours of this day.
[Mend|Carry] what {I cannot} [see|name], and [bless|use] what {I can}.
Let {my} [words|days] and {my} [heart|hands] [agree|go together] before you.
Do not be [far|silent], Lord, or teach {me} to [hear|trust] your quiet.
[Put|Set] a [guard|hand] over what is [good|tender] in {me}.
Give {me} [friends|one friend] for this [road|stretch], and make {me} [a friend|one] in return.
[Answer|Meet] this prayer as you [see|know] best, and let {me} [recognise|welcome] the answer.
[Let|Grant that] what {I learn} here may [help|comfort] someone else one day.
Bring [good|light] out of this, [somehow|slowly], and [let {me} see|show {me}] a little of it.
[Take|Receive] what {I have} [said|prayed], and what {I could} not [say|find words for].
Keep {me} [small|honest] enough to [ask|need you] and [brave|glad] enough to [go on|give].
Let [grace|kindness] [meet|reach] {me} at the [corners|turns] {I do} not see [coming|round].
[Guide|Order] {my} [steps|hours] today, and let {me} [end|close] the day nearer to you.
Forgive {me} where {I have} been [wrong|small], and [help|let] {me} begin again.
[Remember|Think of] those {I love}, [wherever|however] they are [now|today].
#storm Let {me} [hear|know] your voice over [wind|noise], and [be still|take heart].
#field [Let|May] something good take root in {me} [today|through this].
#water [Water|Refresh] what is [dry|weary] in {me}, and let it be [enough|green].
#wings [Cover|Shelter] {me}, Lord, until {I can} [see|stand] again.
#night Keep {me} through the dark hours, whenever they [come|fall].
#rock [Be|Stay] the ground that holds, whatever else [moves|shakes].
Come into the [middle|thick] of this, and not only to the edges.
Let what {I fear} and what {I want} both [bow|give way] before what is [good|true].
Give {me} a [listening|quiet] heart, and [a friend|someone] to be quiet with.
[Lift|Take] up what {I have} [dropped|let fall], and [put|lay] down what {I} [clutch|hold too tight].
[Surprise|Meet] {me} with some [plain|small] goodness before the day is out.
Let {me} be [gentle|patient] with [others|all], who [carry|have] burdens {I cannot} see.
[Teach|Show] {me} how to [live|go] with what is not [answered|settled] yet.
[Lengthen|Widen] {my} patience by the [inch|day].
Help {me} to [want|seek] you more than [answers|relief], and [give|grant] both, if it be good.
Set {my} [face|heart] toward what is [living|kind].
[Order|Gather] {my} scattered [self|thoughts], and let {me} be one [person|thing] before you.
Let {me} [hold|take] this day [loosely|in both hands], with [thanks|trust].
[Watch|Walk] the [edges|rounds] of {my} life, where {I do} not look.
Do for {me} what {I} would not [think|dare] to ask.
Let the right [word|help] come to {me} at the right [hour|time].
[Pour|Breathe] [calm|strength] into {me}, as much as {I can} [hold|use].
Let {my} [yes|no] and {my} [silence|speech] be [clean|wise] today.
[Take|Have] the first place in this, and let the rest find theirs.
Make a [good|quiet] end of this day, and a [kind|fresh] beginning of the next.
Keep {me} [company|near] in the [part|place] no one else can [see|come].
Give {me} grace to [be helped|receive], and [something|enough] to [give|share].
[Turn|Work] even this toward [good|life], as you [alone can|know how].
Let {me} not be [hard|cold] because {I have} been [hurt|tired].
[Root|Keep] {me} in what is true about {me}: that {I am} [yours|known].
Let there be [a way|room] for [joy|laughter] in this as well.
#light Let {me} see by your light what is [worth|worthy of] {my} [tears|time].
#hand Take {me} by the hand where it is [steep|dark], and [lead|hold].
#rock Let {me} [build|rest] on you, and not on [luck|praise].
#bread Feed what is [starved|hungry] in {me}, with [what nourishes|good bread].
#water [Lead|Bring] {me} to water, and [let {me} stay|sit with {me}] there.
#house Let {me} be at home [in|with] you, whatever else {I} [lose|leave].
#road [Shorten|Smooth] the road a little, or [walk|sing] with {me} on it.
praise:
Blessed are you, Lord, [now and always|in the morning and the evening].
I will [bless|praise] you while I [wait|have breath].
To you I give [what I can|this day], and [to you belongs|yours is] the rest.
You are worthy of more [praise|song] than I have, and I give you [mine|what I have].
I will [speak well of|remember] you [all my days|to whoever will listen].
From [the rising of the sun to its setting|morning to evening], let me [praise|remember] you.
Even now, even here, I [bless|praise] your name.
My heart [will sing|has not forgotten how to sing], and it will sing to you.
I [bless|praise] you for being [who you are|God], before and after every answer.
Let [all that is in me|my whole life] say amen to you.
Glory to you, [Lord|my God], in [this house|small lives] and in all the earth.
You are my God, and I [thank|praise] you [for it|with my life].
#light Glory to you, [light of my days|who made the light].
#rock Blessed be my rock, and [let me stand here|let this be my standing place].
#shepherd I will [follow|bless] you, Shepherd, [in pasture and in shadow|all the days I have].
#water I will drink, and I will [bless|thank] the well.
#road I will sing to you on the road, [out of tune and glad|mile after mile].
#house I will [live|stay] near you and [bless|praise] you, [all the days I have|as one at home].
#storm I will praise you [in the wind|with wet hair], and when it is [still|calm] again.
#bread I will eat and [be glad|bless you], and tell who fed me.
#wings I will sing to you from [this shelter|under your wings].
#field I will [wait for|look for] the harvest, and praise you [in the seed time|before it shows].
#hand I will [rest in your hand|keep hold of your hand] and praise you.
#night I will bless you in the night, when [no one else hears|the house is quiet].
I [close|end] with your name, Lord, which is [good|sweet] to say.
You [are|remain] God, and I am [glad|yours], and [that is my praise|so I sing].
[Glory|Honour] and thanks to you, [who heard this|for ever].
However this goes, I will [praise|thank] you [in it|on the way].
I [put|lay] this prayer down [at your feet|before you] as [one lays|people lay] down [flowers|first fruits].
Let my [last|final] word [here|in this] be your praise.
My [heart|life] is yours, Lord: [small|plain] praise, but [whole|all mine].
I [join|add] my voice to [all|those] who [have called you good|praise you today].
[Every|Each] morning I am given, I will [give|bring] you some of it.
You have [heard|listened], and for that [alone|first] I [praise|thank] you.
Everything that lives praises you, and I [join in|am among them].
I [bless|praise] you with [this|my next] breath, and with the one after.
[Hallowed|Praised] be your name in this [day|room] and in [what comes|the next].
You are my [God|help], and the [last|best] of my words is [yours|your name].
I will [look|watch] for you, and when I [see|find] you I will [say so|sing].
For [who|what] you are, and not only for what you [give|do], I praise you.
I [go|rise] from here [lighter|quieter], and I [praise|thank] you for that much.
unresolved:
I do not have an answer yet, and I [am still here|stay with you].
I will wait [for you|here], [not easily|restlessly], but I will wait.
Until I [see|understand], let me [stay|keep talking to you].
I end without [an ending|an answer], but not without you.
The [question|ache] is still here, and so [am I|are you].
I have nothing [neat|finished] to say; only, do not [be far|leave].
How long, Lord? I will ask you again [tomorrow|when I wake].
This is all [I have|the praise I have] today: I am [still speaking to you|here].
I cannot [sing|rejoice] yet, and I [will not pretend|hum what I can].
If praise must wait, let this [honest word|turning to you] stand in its place.
I leave it [unfinished|open] before you, as [a letter on a table|a door left open].
I [sit|stay] here without an answer, [and you sit with me|in your company].
Let me [hope|wait] like one who listens for [steps|a key in the door].
I [keep|leave] the lamp lit, and I [watch for you|wait].
Some day I may understand; [tonight|for now] I [hold on|keep near].
Not yet glad, not yet [calm|sure], I am yet [yours|with you].
#night It is still night; I [keep my face to the window|wait for morning with you].
#storm The wind has not dropped, and I [hold on|have my hand in yours].
#road I am not there yet, Lord, and I [go on|sit down here with you].
#light I do not see light yet, and I [look where it should rise|keep looking].
I [stop|end] here, because I am [out of words|tired], and not because it is [solved|finished].
[If|Though] you are silent, I will [be silent|sit] with you.
You have not [answered|spoken] yet, and I [have not left|am not going].
[Hear|Keep] this, Lord, until I can [say|pray] something [lighter|better].
I have [told|given] you [all of it|what I could]; now I [wait|listen].
This prayer has no [last line|tidy end] yet, and I [hand|give] it to you [as it is|open].
I [hold|reach] out my hand in the [dark|quiet], and I [leave|keep] it there.
I [do not|cannot] tie this up, Lord; I [only|just] hold it out.
Ask me to wait, and I will [try|wait], with my [eyes|hands] open.
I have no end for this, but I have you, and I [rest|stop] there.
bring:
@other I bring you {who}, [whom you know|whom you loved before I did].
@other I [come|speak] to you for {who} [today|in this hour].
@other It is {who} I [carry to you|want to pray for] [now|today].
@other I hold up {who} before you [in love|as one holds up a child to see].
@other You know {who} better than I do, and I [ask you to look kindly on {me}|bring {me} to you].
@other My [thoughts|prayers] are [all|full] of {who} today.
@other This [prayer|hour] is for {who}, and you [know|see] why.
@other I cannot [be everywhere|do much], but I can bring you {who}.
@other {who} is on my heart, and I [put {me} into yours|come for {my} sake].
@other I have come [with|carrying] {who}, as friends once [let a man down|carried a man] through a roof to you.
@other I [think of|remember] {who} [before you|here], and I ask for [what I cannot give|your care].
@other For {who} I [come|kneel], and for {who} I [ask|speak].
@other I [lift|name] {who} to you, [with all my heart|and all that I do not know].
@other I stand [beside|next to] {who} [in this prayer|and turn to you].
@we I bring you {who}, all of us, [the strong and the weak|as we are today].
@we I come for {who}, and I am [one of us|in it myself].
@we Look on {who}, Lord, [each face of us|from the oldest to the newest].
@we I hold up {who} to you, [and I do not leave myself out|with love and some worry].
@we It is {who} I [bring|carry], [every name|together and one by one].
@other [Today|Now] I [ask|come] for {who} and not for myself.
@other You [see|know] {who}, Lord, in a way I [never can|only guess at].
@other I [put|lay] {who} in your [hands|keeping] with this [prayer|breath].
@other Turn your [eyes|kindness], Lord, to {who}.
@other What I want to talk about is {who}, and I think you [know why|were waiting].
@other When I [kneel|come] to you, {who} [comes|is there] with me.
@other I [love|care], and so I [come|pray]: this is for {who}.
@other [Because|Since] I cannot [mend|do] everything, I bring you {who}.
@we I [speak|come] for all of us: for {who}, [near and far|as we are].
@we You [see|know] {who}, Lord, and you [know|see] what we are to each other.
@we {who} [is|stands] before you in this prayer, [and I with it|every one of us].
@we I [gather|hold] {who} into this prayer, [one and all|name by name].
@we For {who} I [ask|pray], and I [count myself in|am part of the asking].
@other Lord, [look|turn] to {who}, for whom I [come|speak].
@other I have one [name|prayer] on my [lips|heart], and it is {who}.
@other I [kneel|stand] here in the place of {who}, [as friends do|with love].
@other Let me [speak|plead] for {who}, as one [speaks|pleads] for a friend.
@other {who} has a place in my heart, and from there I [pray|call].
@other Whatever I [ask|pray] today, {who} is [in it|the reason].
@other I come to your door [holding|leading] {who} by the hand.
@other I would [give|do] a great deal for {who}; I begin with [prayer|this].
@other You [made|know] {who}, and so you [understand|see] why I come.
@other [Hear|Listen], Lord: this is about {who}.
@we I [lay|set] {who} before you like [bread|branches] on a table, [to be blessed|all together].
@we We are [yours|known to you], Lord, and I bring you {who} [again|in this hour].
@we [Hear|Listen], Lord: this is for {who}, and for me with them.
@we My heart is wide [today|now]: it is full of {who}.
@we I ask you to [look|come] in on {who}, Lord.
@we I [name|hold] {who} before you, with [all our noise|every one of our needs].
@we {who} is the prayer I [bring|have], Lord, [today|once more].
@we We [belong|were given] to each other, Lord, and so I pray for {who}.
@we I [open|unlock] the door of my heart, and there is {who}.
@we [Bend|Turn] to {who}, Lord, and to [me|all I am] in the middle.
@we I [plead|ask] for {who}, [knowing us well|as one who knows us].
@we I cannot [speak|pray] for myself alone: here is {who}.
@we [Gather|Take] {who} up into your [sight|thought], Lord.
@we What I ask, I ask for {who}.
@we My [first|whole] prayer today is for {who}, as we are.
bring-thanks:
@other Thank you for {who}, [and for letting our lives touch|whom you made].
@other I thank you for {who}, and for [what {I am} to me|the good there is in {me}].
@other When I thank you [today|for anything], I think of {who}.
@other {who} is one of your [kindnesses to me|good gifts], and I say so [today|gladly].
@other I bring you {who} with [thanks|a glad heart].
@other Thank you for putting {who} in [the world|my world].
@we I thank you for {who}, [as we are|all of us].
@we Thank you that {who} [is yours|has a place in your heart].
@we I bring you {who} with [thanks|a full heart].
@other I [see|meet] your kindness in {who}, and I [thank|bless] you.
@other [Today|Now] my thanks [turn|go] to you for {who}.
@other I am glad of {who}, Lord, and [gladder|more] that you are too.
@other Of all your gifts I [name|hold up] this one: {who}.
@we I am [glad|thankful] to belong to {who}, and I [tell|thank] you so.
@we For {who} I [bless|thank] you, [with all our faults|as one bundle of gifts].
night-thanks:
For what was [good|kind] in this day, [thank you|I bless you], even the parts I was too tired to see.
I look back [over|through] this day with you, and I find [some good in it|your kindness in corners].
Before I ask [for rest|anything], I thank you for [getting me this far|the good that slipped by].
Thank you for [the people|each kindness] this day [held|brought], and for [an end to its work|its ending].
[Somewhere|Someplace] in this day you were [kind|near] to me, and I [thank|bless] you, [found|noticed] or not.
I [lay|set] this day down with thanks, the good of it and the [hard|unfinished] rest.
For [each|every] face that was kind today, thank you.
Thank you that the day has an [end|edge], and that you are [past|on the other side of] it.
bring-us:
I bring you {who}, [as we are|tired as we are|in all our tangle].
I [come|pray] for {who}, and I am one of us.
Look on {who}, Lord, and on what is between us.
This is for {who}, Lord, [and not for me alone|with what is between us].
I hold {who} out to you, [with love and some worry|as we are today].
It is {who} I [bring|carry] to you.
`
